import assert from 'node:assert/strict'
import { List } from 'farrow-schema'
import { readFixture } from './src/fixture'
import { Product } from './src/product'

assert.equal(readFixture('fixtures/products.json', List(Product)).length, 2)

try {
  readFixture('fixtures/wrong.json', List(Product))
  assert.fail('must be refused')
} catch (error) {
  console.log(`${error}`)
  assert.match(`${error}`, /0\.price/)
}
