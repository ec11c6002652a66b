import { ID, Literal, ObjectType, Optional, Union } from 'farrow-schema'

export const Color = Union(Literal('yellow'), Literal('blue'))

export class Note extends ObjectType {
  id = ID
  text = String
  color = Optional(Color)
  created = Date
}
