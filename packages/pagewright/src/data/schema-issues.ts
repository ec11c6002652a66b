import { suggest } from '@pagewright/model'
import * as z from 'zod'

/** A mistake that a schema has found in a value. */
type SchemaIssue = {
  readonly kind: 'unknown-key' | 'missing' | 'invalid'
  /** Where the value is; of an unknown key, where the key is. */
  readonly path: readonly PropertyKey[]
  readonly message: string
  /** What to do about it; null where neither the schema nor the names of its keys say so. */
  readonly hint: string | null
}

/** Words the mistakes that a schema has found. A message of the schema may end with a semicolon and what to do. */
export function schemaIssues(error: z.ZodError, { schema, whole }: { schema: z.ZodType; whole: string }): SchemaIssue[] {
  return error.issues.flatMap((issue): SchemaIssue[] => {
    const { path } = issue
    const subject = path.length === 0 ? whole : `\`${nameOf(path)}\``
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        kind: 'unknown-key',
        path: [...path, key],
        message: `${subject} has an unknown key "${key}"`,
        hint: suggest(key, schemaKeys(schema, path)),
      }))
    if (issue.message.endsWith('received undefined')) return [{ kind: 'missing', path, message: `${subject} is missing`, hint: null }]
    const [what = '', hint = null] = wordsOf(issue).split('; ')
    return [{ kind: 'invalid', path, message: `${subject} ${what.charAt(0).toLowerCase()}${what.slice(1)}`, hint }]
  })
}

/** What is expected, where a schema says only its type. */
const types: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with keys',
  record: 'an object with keys',
}

/** The message of an issue, in plain words where the schema has none of its own. */
function wordsOf(issue: z.core.$ZodIssue): string {
  const { message } = issue
  if (issue.code === 'invalid_key') return `has a key that cannot be used: it ${issue.issues.map((inner) => wordsOf(inner)).join(', ')}`
  if (!/^(?:Invalid|Too) /.test(message)) return message
  const received = /received (\w+)$/.exec(message)?.[1] ?? ''
  const not = types[received] === undefined ? '' : `, not ${types[received]}`
  if (issue.code === 'invalid_type') return `must be ${types[issue.expected] ?? issue.expected}${not}`
  if (issue.code === 'too_small' && issue.origin === 'array') return 'must have at least one entry'
  if (issue.code === 'too_small') return `must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  if (issue.code === 'invalid_format' && issue.format === 'starts_with' && 'prefix' in issue) return `must begin with "${issue.prefix}"`
  return message.replace(/^Invalid discriminator value. Expected /, 'must be ').replaceAll(' | ', ' or ')
}

/** A path as JavaScript writes it: `navbar[0].label`, `messages["zh-cn"]`. */
function nameOf(path: readonly PropertyKey[]): string {
  const parts = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`
    return /^\w+$/.test(String(key)) ? `.${String(key)}` : `[${JSON.stringify(key)}]`
  })
  return parts.join('').replace(/^\./, '')
}

/** The keys that a schema takes at a path, for suggestions. Empty where the schema has no object there, or takes any key. */
export function schemaKeys(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  if (isWrapper(schema)) return schemaKeys(schema.unwrap(), path)
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemaKeys(option, path))
  const [key, ...rest] = path
  if (key === undefined) return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  return schemaKeys(partOf(schema, key), rest)
}

type Part = { readonly path: readonly PropertyKey[]; readonly value: unknown }

/** The parts of a value for which its schema has this schema of a part. */
export function partsBy(wanted: z.ZodType, { schema, value, path = [] }: { schema: unknown; value: unknown; path?: Part['path'] }): Part[] {
  if (schema === wanted) return [{ path, value }]
  if (isWrapper(schema)) return partsBy(wanted, { schema: schema.unwrap(), value, path })
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => partsBy(wanted, { schema: option, value, path }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, child]) => {
    const key = Array.isArray(value) ? Number(name) : name
    return partsBy(wanted, { schema: partOf(schema, key), value: child, path: [...path, key] })
  })
}

function isWrapper(schema: unknown): schema is z.ZodOptional | z.ZodDefault | z.ZodPrefault {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
}

/** The schema of what a value has under a key. */
function partOf(schema: unknown, key: PropertyKey): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[String(key)]
  if (schema instanceof z.ZodArray) return schema.element
  return schema instanceof z.ZodRecord ? schema.valueType : undefined
}
