import type { JSONSchema7 } from 'json-schema'

// Turns what farrow-json-schema writes into what validators expect.
export const mend = (schema: JSONSchema7): JSONSchema7 =>
  JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key === 'const' && Array.isArray(value)) return value[0]

    // An $id inside the definitions moves the base of the references.
    if (key !== '' && typeof value?.$id === 'string') delete value.$id

    if (value?.type === 'object' && value.properties) {
      value.required = Object.keys(value.properties)
    }
    if (value?.type === 'array' && value.additionalItems) {
      value.items = value.additionalItems
      delete value.additionalItems
    } else if (value?.type === 'array' && value.items) {
      value.minItems = value.items.length
      value.additionalItems = false
    }
    return value
  })
