import { Api } from 'farrow-api'
import { Int, List, ObjectType, TypeOf } from 'farrow-schema'

export class Todo extends ObjectType {
  id = Int
  text = String
}

const todos: TypeOf<typeof Todo>[] = []

export const add = Api(
  { input: { text: String }, output: { todos: List(Todo) } },
  ({ text }) => {
    todos.push({ id: todos.length + 1, text })
    return { todos }
  },
)

export const entries = { add }
