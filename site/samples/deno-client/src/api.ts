import { Api } from 'farrow-api'
import { Int, List, ObjectType } from 'farrow-schema'

class Vote extends ObjectType {
  fruit = String
  votes = Int
}

const counts = new Map([
  ['apple', 3],
  ['pear', 5],
])

const list = Api({ input: {}, output: List(Vote) }, () =>
  [...counts].map(([fruit, votes]) => ({ fruit, votes })),
)

const add = Api(
  { description: 'one more vote', input: { fruit: String }, output: Vote },
  ({ fruit }) => {
    const votes = (counts.get(fruit) ?? 0) + 1
    counts.set(fruit, votes)
    return { fruit, votes }
  },
)

export const entries = { votes: { list, add } }
