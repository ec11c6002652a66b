import assert from 'node:assert/strict'
import { price } from './src/pipeline'

// #region run
console.log(price.run(10))
console.log(price.run(-1))
// #endregion run

assert.equal(price.run(10), '12.00 EUR incl. VAT')
assert.equal(price.run(-1), 'not for sale')
