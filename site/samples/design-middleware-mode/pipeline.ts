import assert from 'node:assert/strict'

// #region pipeline
import { createPipeline } from 'farrow-pipeline'

const price = createPipeline<number, string>()

price.use((net, next) => {
  const amount = next(net * 1.2)

  return `${amount} with tax`
})

price.use((amount) => amount.toFixed(2))

console.log(price.run(10))
// #endregion pipeline
assert.equal(price.run(10), '12.00 with tax')
