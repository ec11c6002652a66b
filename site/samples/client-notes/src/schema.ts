import { ID, Literal, Nullable, ObjectType, Union } from 'farrow-schema'

export const Color = Union(Literal('yellow'), Literal('blue'))

export class Note extends ObjectType {
  id = ID
  text = String
  color = Nullable(Color)
  created = Date
}
