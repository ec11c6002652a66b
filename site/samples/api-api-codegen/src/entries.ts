import { Api } from 'farrow-api'
import { Int, List, ObjectType, Optional, Type } from 'farrow-schema'

class Book extends ObjectType {
  static namespace = 'Library'

  id = Int
  title = { [Type]: String, description: 'title on the cover' }
  due = Optional(Date)
}

const find = Api(
  {
    description: 'Finds books by title',
    input: { [Type]: { title: String }, description: 'what to look for' },
    output: { [Type]: List(Book), description: 'the hits' },
  },
  ({ title }) => [{ id: 7, title, due: new Date(0) }],
)

const count = Api(
  { deprecated: 'use find', input: {}, output: Int },
  () => 1,
)

export const entries = { books: { find, count } }
