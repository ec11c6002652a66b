import { List, Nullable, ObjectType, Type } from 'farrow-schema'

export class User extends ObjectType {
  name = { [Type]: String, description: 'full name' }
  email = Nullable(String)
  tags = List(String)
}
