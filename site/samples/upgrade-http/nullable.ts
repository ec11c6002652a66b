import { Int, Nullable, ObjectType, Optional } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class WithNullable extends ObjectType {
  rating = Nullable(Int)
}

class WithOptional extends ObjectType {
  rating = Optional(Int)
}

class WithBoth extends ObjectType {
  rating = Optional(Nullable(Int))
}

const inputs = [{ rating: 5 }, { rating: null }, {}]

for (const schema of [WithNullable, WithOptional, WithBoth]) {
  const validate = createSchemaValidator(schema)
  const answers = inputs.map((input) => {
    const result = validate(input)
    return `${JSON.stringify(input)} ${result.isOk ? 'accepted' : 'refused'}`
  })
  console.log(`${schema.name}: ${answers.join(', ')}`)
}
