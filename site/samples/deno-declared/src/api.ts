import { Api } from 'farrow-api'
import { Int } from 'farrow-schema'

let count = 0

const add = Api(
  { input: { by: Int }, output: Int },
  ({ by }) => (count += by),
)

export const entries = { counter: { add } }
