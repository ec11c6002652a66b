import { Api } from 'farrow-api'
import { Int, Optional } from 'farrow-schema'

const count = Api(
  { input: { text: String, from: Optional(Int) }, output: { length: Int } },
  ({ text }) => ({ length: text }),
)

const main = async () => {
  await count({ text: 'tea' })
  const { size } = await count({ text: 'tea', from: undefined })
}
