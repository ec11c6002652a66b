import { Api } from 'farrow-api'

export const greet = Api(
  { input: { name: String }, output: { greet: String } },
  ({ name }) => ({ greet: `Hello ${name}` }),
)
