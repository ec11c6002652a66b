import assert from 'node:assert/strict'
// #region first
import { createPipeline } from 'farrow-pipeline'

const price = createPipeline<number, string>()

price.use((cents, next) => `${next(cents)} incl. tax`)
price.use((cents, next) => next(Math.round(cents * 1.2)))
price.use((cents) => `EUR ${(cents / 100).toFixed(2)}`)

console.log(price.run(1000))
// #endregion first
assert.equal(price.run(1000), 'EUR 12.00 incl. tax')
