import { z } from 'zod'

/** The keys that a schema knows at a path, for suggestions; none where it is no object there, or takes any key. */
export function schemaKeys(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodLazy) {
    return schemaKeys(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemaKeys(option, path))
  const [key, ...rest] = path
  if (schema instanceof z.ZodObject) return key === undefined ? Object.keys(schema.shape) : schemaKeys(schema.shape[String(key)], rest)
  if (schema instanceof z.ZodArray && key !== undefined) return schemaKeys(schema.element, rest)
  if (schema instanceof z.ZodRecord && key !== undefined) return schemaKeys(schema.valueType, rest)
  return []
}
