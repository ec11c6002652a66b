import { Int, ObjectType, omit } from 'farrow-schema'

export class Book extends ObjectType {
  id = Int
  title = String
  copies = Int
}

export const NewBook = omit(Book, ['id'])
