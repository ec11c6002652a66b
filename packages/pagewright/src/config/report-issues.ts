import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemList, suggest } from '@pagewright/model'
import { z } from 'zod'
import { findConfigSpan } from './config-span.ts'

export type ReportOptions = {
  readonly root: string
  readonly file: string
  readonly schema: z.ZodType
  readonly problems: ProblemList
}

/** Reports each issue of a schema at its key or element. A message may end with a semicolon and what to do. */
export async function reportIssues(issues: readonly z.core.$ZodIssue[], { root, file, schema, problems }: ReportOptions): Promise<void> {
  const source = readFileSync(join(root, file), 'utf8')
  for (const issue of issues) {
    const where = issue.path.length === 0 ? 'The configuration' : `\`${issue.path.join('.')}\``
    if (issue.code !== 'unrecognized_keys') {
      const [what, hint = 'An editor shows what each key takes: the type is SiteConfig'] = wordsOf(issue).split('; ')
      problems.add('config-invalid', { file, span: await findConfigSpan(source, issue.path), message: `${where} ${what}`, hint })
      continue
    }
    for (const key of issue.keys) {
      const span = await findConfigSpan(source, [...issue.path, key])
      problems.add('config-invalid', {
        file,
        span,
        message: `${where} has an unknown key "${key}"`,
        hint: suggest(key, schemaKeys(schema, issue.path)),
      })
    }
  }
}

function wordsOf({ message }: z.core.$ZodIssue): string {
  if (message.endsWith('received undefined')) return 'is missing'
  return message.charAt(0).toLowerCase() + message.slice(1)
}

/** The keys that a schema takes at a path, for suggestions. Empty where the schema has no object there, or takes any key. */
export function schemaKeys(schema: unknown, path: readonly PropertyKey[]): readonly string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    return schemaKeys(schema.unwrap(), path)
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => schemaKeys(option, path))
  const [key, ...rest] = path
  if (schema instanceof z.ZodObject) return key === undefined ? Object.keys(schema.shape) : schemaKeys(schema.shape[String(key)], rest)
  if (schema instanceof z.ZodArray && key !== undefined) return schemaKeys(schema.element, rest)
  if (schema instanceof z.ZodRecord && key !== undefined) return schemaKeys(schema.valueType, rest)
  return []
}
