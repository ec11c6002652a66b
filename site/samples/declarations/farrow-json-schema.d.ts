import type { FieldDescriptor } from 'farrow-schema'
import type { FormatTypes } from 'farrow-schema/formatter'
import type { JSONSchema7 } from 'json-schema'

export type FormatResult = { typeId: number; types: FormatTypes }
export declare const transform: (input: FieldDescriptor) => JSONSchema7
export declare const transformResult: (formatResult: FormatResult) => JSONSchema7
