import { Api } from 'farrow-api'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Int, ObjectType, pick } from 'farrow-schema'

class Item extends ObjectType {
  sku = String
  title = String
  left = Int
}

const generate = (label: unknown, stock: unknown) => {
  const get = { label: Api({ input: {}, output: label as typeof Item }) }
  const see = { stock: Api({ input: {}, output: stock as typeof Item }) }
  try {
    codegen(toJSON({ ...get, ...see }))
    console.log('generated')
  } catch (error) {
    console.log(String(error))
  }
}

generate(pick(Item, ['sku', 'title']), pick(Item, ['sku', 'left']))

// #region named
class Label extends pick(Item, ['sku', 'title']) {}
class Stock extends pick(Item, ['sku', 'left']) {}
// #endregion named

generate(Label, Stock)
