import { Api } from 'farrow-api'
import { Int } from 'farrow-schema'

export const quote = Api(
  {
    input: { seats: Int },
    output: { seats: Int, price: Number },
  },
  ({ seats }) => ({ seats, price: `${seats * 12.5} EUR` }),
)
