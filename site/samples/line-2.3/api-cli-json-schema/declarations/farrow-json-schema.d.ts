declare module 'farrow-json-schema' {
  import { FieldDescriptor } from 'farrow-schema'
  import { FormatTypes } from 'farrow-schema/formatter'
  import { JSONSchema7 } from 'json-schema'

  export type FormatResult = {
    typeId: number
    types: FormatTypes
  }

  export const transform: (input: FieldDescriptor) => JSONSchema7
  export const transformResult: (formatResult: FormatResult) => JSONSchema7
}
