import { Api } from 'farrow-api'
import { Int } from 'farrow-schema'

const square = Api(
  { description: 'n times n', input: { n: Int }, output: Int },
  ({ n }) => n * n,
)

export const entries = { math: { square } }
