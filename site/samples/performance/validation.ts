import { Int, List, Literal, ObjectType, Struct, Union } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { compare, measure, note } from './lib/measure'

class Item extends ObjectType {
  sku = String
  title = String
  price = Int
  kind = Union(Literal('tea'), Literal('mug'), Literal('book'))
}

const item = { sku: 'tea-01', title: 'Green tea', price: 4, kind: 'mug' }
const cart = { items: Array.from({ length: 100 }, () => item) }
const text = JSON.stringify(cart)
const validateItem = createSchemaValidator(Item)
const validateCart = createSchemaValidator(Struct({ items: List(Item) }))

const names = Array.from({ length: 50 }, (_, n) => `kind-${n}`)
const kinds = Union(...names.map((name) => Literal(name)))
const validateKind = createSchemaValidator(kinds)

const main = async () => {
  const one = await measure(() => validateItem(item))
  const hundred = await measure(() => validateCart(cart), 200)
  const first = await measure(() => validateKind('kind-0'))
  const last = await measure(() => validateKind('kind-49'))

  compare('100 items, against one', [hundred, one])
  compare('the last of 50 literals, against the first', [last, first])
  note('parsing 100 items', await measure(() => JSON.parse(text), 200))
}

main()
