import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemList, suggest } from '@pagewright/model'
import type { z } from 'zod'
import { findConfigSpan } from './config-span.ts'
import { schemaKeys } from './schema-keys.ts'

export type ReportOptions = {
  readonly root: string
  /** The configuration's own file, from the root. */
  readonly file: string
  readonly schema: z.ZodType
  readonly problems: ProblemList
}

/** Reports what a schema says about a configuration, each at its place. A message may end with what to do, after a semicolon. */
export async function reportIssues(issues: readonly z.core.$ZodIssue[], { root, file, schema, problems }: ReportOptions): Promise<void> {
  const source = readFileSync(join(root, file), 'utf8')
  for (const issue of issues) {
    const where = issue.path.length === 0 ? 'The configuration' : `\`${issue.path.join('.')}\``
    if (issue.code !== 'unrecognized_keys') {
      const [what, hint = 'An editor shows what each key takes: the type is SiteConfig'] = wordsOf(issue).split('; ')
      problems.error('config-invalid', { file, span: await findConfigSpan(source, issue.path), message: `${where} ${what}`, hint })
      continue
    }
    for (const key of issue.keys) {
      const span = await findConfigSpan(source, [...issue.path, key])
      problems.error('config-invalid', {
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
