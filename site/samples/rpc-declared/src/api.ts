import { Api } from 'farrow-api'
import { Int } from 'farrow-schema'

const double = Api(
  { input: { value: Int }, output: { value: Int } },
  ({ value }) => ({ value: value * 2 }),
)

export const entries = { math: { double } }
