import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemList, parseJson, type Span, spanAt } from '@pagewright/model'
import { z } from 'zod'
import { readText } from '../cache/files.ts'
import { findConfigSpan } from './config-span.ts'
import { sidebarsSchema } from './content-schema.ts'
import type { CutVersion } from './resolve-site.ts'

export const versionsFile = 'versions.json'

// A name is part of a folder's name and of addresses, where `next` and `tags` have a meaning already.
export const reservedVersions: readonly string[] = ['current', 'next', 'tags']
const versionsSchema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'must be letters, digits, dots and hyphens'),
      label: z.string().min(1),
      sidebars: sidebarsSchema,
    }),
  )
  .superRefine((versions, context) => {
    const taken = new Set(reservedVersions)
    for (const [index, { name }] of versions.entries()) {
      if (taken.has(name)) context.addIssue({ code: 'custom', path: [index, 'name'], message: `"${name}" is taken already` })
      taken.add(name)
    }
  })

/** Reads `versions.json`, the versions that were cut, newest first. Empty without the file; null, with problems, if it is not valid. */
export async function loadVersions(root: string, problems: ProblemList): Promise<readonly CutVersion[] | null> {
  if (!existsSync(join(root, versionsFile))) return []
  const text = readText(join(root, versionsFile)) ?? ''
  const report = (span: Span, message: string): void => {
    problems.add('versions-invalid', {
      file: versionsFile,
      span,
      message,
      hint: 'It is written by `pagewright version <name>`; restore it from git',
    })
  }
  const parsed = parseJson(text)
  if ('span' in parsed) {
    report(parsed.span, `${versionsFile} is not valid JSON`)
    return null
  }
  const versions = versionsSchema.safeParse(parsed.value)
  if (versions.success) return versions.data
  for (const { path, message } of versions.error.issues) {
    const where = path.length === 0 ? versionsFile : `\`${path.join('.')}\``
    report(await spanOfPath(text, path), `${where} ${message.charAt(0).toLowerCase()}${message.slice(1)}`)
  }
  return null
}

/** The place of a value in JSON. As JSON is also an expression of TypeScript, one line before the text makes a configuration of it. */
async function spanOfPath(text: string, path: readonly PropertyKey[]): Promise<Span> {
  const span = await findConfigSpan(`export default (\n${text})`, path)
  return span === null ? spanAt(1, 1) : { ...span, line: span.line - 1, endLine: span.endLine - 1 }
}
