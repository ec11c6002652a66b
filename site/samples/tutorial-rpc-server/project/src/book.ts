import { Int, Literal, ObjectType, Union } from 'farrow-schema'
import type { TypeOf } from 'farrow-schema'

export const Status = Union(Literal('unread'), Literal('read'))

export class NewBook extends ObjectType {
  title = String
  author = String
}

export class Book extends ObjectType {
  id = Int
  title = String
  author = String
  status = Status
  addedBy = String
}

export type StatusData = TypeOf<typeof Status>
export type NewBookData = TypeOf<typeof NewBook>
export type BookData = TypeOf<typeof Book>
