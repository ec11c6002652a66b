import { readFileSync } from 'node:fs'
import type { SchemaCtor, TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

/** Reads a JSON file and refuses one that does not match the schema. */
export const readFixture = <T extends SchemaCtor>(
  file: string,
  schema: T,
): TypeOf<T> => {
  const result = createSchemaValidator(schema)(
    JSON.parse(readFileSync(file, 'utf8')),
  )
  if (result.isOk) return result.value
  const { path = [], message } = result.value
  throw new Error(`${file}: ${path.join('.')}: ${message}`)
}
