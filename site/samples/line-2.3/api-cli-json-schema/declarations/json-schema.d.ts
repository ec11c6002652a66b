// the part of @types/json-schema that the samples need
declare module 'json-schema' {
  export type JSONSchema7 = {
    $id?: string
    $ref?: string
    type?: string
    description?: string
    properties?: { [key: string]: JSONSchema7 }
    definitions?: { [key: string]: JSONSchema7 }
    [keyword: string]: unknown
  }
}
