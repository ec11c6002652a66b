import { transform } from 'farrow-json-schema'
import {
  type FieldDescriptor,
  Int,
  Never,
  ObjectType,
  Optional,
  Struct,
} from 'farrow-schema'
import { ValidatorType } from 'farrow-schema/validator'

class Tree extends ObjectType {
  left = Tree
}

class Url extends ValidatorType<string> {
  validate(input: unknown) {
    return this.Ok(String(input))
  }
}

const attempt = (note: string, schema: FieldDescriptor) => {
  try {
    transform(schema)
    console.log(`${note}: converted`)
  } catch (error) {
    console.log(`${note}: ${(error as Error).message.split('\n')[0]}`)
  }
}

attempt('Optional', Struct({ a: Optional(Int) }))
attempt('Never', Never)
attempt('recursive', Tree)
attempt('validator', Struct({ a: Url }))
attempt('inline', { a: Int } as never)
