import { Int, ObjectType, pick } from 'farrow-schema'

class User extends ObjectType {
  id = Int
  name = String
}

const Short = pick(User, ['id', 'nickname'])
