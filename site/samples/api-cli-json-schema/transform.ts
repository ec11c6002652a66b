// #region transform
import { transform, transformResult } from 'farrow-json-schema'
import { ID, List, ObjectType, Type } from 'farrow-schema'
import { formatSchema } from 'farrow-schema/formatter'

class User extends ObjectType {
  id = ID
  name = { [Type]: String, description: 'full name' }
  tags = List(String)
}

// from a schema
const fromSchema = transform(User)

// with a description at the top
const described = transform({ [Type]: User, description: 'an account' })

// from a description that another process has sent
const fromResult = transformResult(formatSchema(User))
// #endregion transform

console.log(fromSchema.$ref, described.description, fromResult.definitions)
