import { ObjectType, Optional } from 'farrow-schema'
import type { TypeOf } from 'farrow-schema'

class Profile extends ObjectType {
  name = String
  nickname = Optional(String)
}

export const ada: TypeOf<typeof Profile> = { name: 'Ada' }
