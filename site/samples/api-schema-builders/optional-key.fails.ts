import { ObjectType, Optional, TypeOf } from 'farrow-schema'

class Person extends ObjectType {
  name = String
  nick = Optional(String)
}

const ada: TypeOf<typeof Person> = { name: 'Ada' }
