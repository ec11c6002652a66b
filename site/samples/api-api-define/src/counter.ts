import { Api } from 'farrow-api'
import { Int, ObjectType, Optional, Type } from 'farrow-schema'

export class Counter extends ObjectType {
  value = { [Type]: Int, description: 'value after the call' }
}

let value = 0

export const increment = Api(
  {
    description: 'Adds to the counter',
    input: { by: Optional(Int) },
    output: Counter,
  },
  ({ by = 1 }) => {
    value += by
    return { value }
  },
)

export const read = Api({ input: {}, output: Counter })

read.use(() => ({ value }))

export const entries = { counter: { increment, read } }
