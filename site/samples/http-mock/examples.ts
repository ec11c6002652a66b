import assert from 'node:assert/strict'
import { createSchemaValidator } from 'farrow-schema/validator'
import { exampleOf } from './src/example-of'
import { Product } from './src/product'

const products = [1, 2].map((index) => exampleOf(Product, index))

console.log(products)

for (const product of products) {
  assert.ok(createSchemaValidator(Product)(product).isOk)
}
