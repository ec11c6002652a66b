import { Int, ObjectType } from 'farrow-schema'

export class Loan extends ObjectType {
  book = Int
  member = String
  due = String
}
