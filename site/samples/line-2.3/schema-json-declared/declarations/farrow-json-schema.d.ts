declare module 'farrow-json-schema' {
  import type { FieldDescriptor } from 'farrow-schema'
  import type { FormatTypes } from 'farrow-schema/formatter'

  export interface JsonSchema {
    $id?: string
    $ref?: string
    definitions?: Record<string, unknown>
    description?: string
  }

  export function transform(input: FieldDescriptor): JsonSchema

  export function transformResult(result: {
    typeId: number
    types: FormatTypes
  }): JsonSchema
}
