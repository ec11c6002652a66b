import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemList, parseJson, type Span, spanAt, spanAtOffset } from '@pagewright/model'
import { z } from 'zod'
import { readText, writeAtomic } from '../cache/files.ts'
import { contentFolder } from './scan.ts'

/** Where a site records what its translations were made from. A site may do without this file. */
export const translationsFile = `${contentFolder}/translations.json`

/** For each translation, by its path below the content folder, and each section, by id, the hash of the original that it was made from. */
export type TranslationRecord = {
  readonly sections: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly text: string
}

export const emptyTranslationRecord: TranslationRecord = { sections: {}, text: '' }

const hash = z.string('must be a hash').regex(/^[0-9a-f]{16}$/, 'must be a hash of 16 hexadecimal digits')
const schema = z.record(
  z.string(),
  z.record(z.string(), hash, 'must hold a hash for each section'),
  'must hold sections for each translation',
)

/** Reads a site's record. It is empty without the file and, with problems, when the file cannot be used. */
export function readTranslationRecord(root: string, problems: ProblemList): TranslationRecord {
  const path = join(root, translationsFile)
  if (!existsSync(path)) return emptyTranslationRecord
  const text = readText(path) ?? ''
  const report = (span: Span, message: string): void => {
    problems.add('translations-invalid', {
      file: translationsFile,
      span,
      message,
      hint: 'It is written by `pagewright check --accept`; restore it from git',
    })
  }
  const parsed = parseJson(text)
  const known = 'value' in parsed ? schema.safeParse(parsed.value) : null
  if ('span' in parsed) report(parsed.span, `${translationsFile} is not valid JSON`)
  for (const { path: keys, message } of known?.error?.issues ?? []) {
    const [file, id] = keys.map(String)
    const where = [file, id].flatMap((key) => (key === undefined ? [] : [JSON.stringify(key)])).join(', ')
    report(spanInRecord(text, { file, id }) ?? spanAt(1, 1), `${where || translationsFile} ${message}`)
  }
  return known?.success ? { sections: known.data, text } : emptyTranslationRecord
}

/** The text of a record: translations in order, sections as they stand on the page. */
export function printTranslationRecord({ sections }: Pick<TranslationRecord, 'sections'>): string {
  const sorted = Object.fromEntries(Object.entries(sections).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(sorted, null, 2)}\n`
}

/** Writes a record. */
export function writeTranslationRecord(root: string, record: Pick<TranslationRecord, 'sections'>): void {
  writeAtomic(join(root, translationsFile), printTranslationRecord(record))
}

/** Where a record names a translation, or a section of it; null where it does not. */
export function spanInRecord(text: string, { file, id }: { file: string | undefined; id?: string | undefined }): Span | null {
  const keys = [file, id].flatMap((key) => (key === undefined ? [] : [JSON.stringify(key)]))
  let offset = -1
  for (const key of keys) {
    offset = text.indexOf(key, offset + 1)
    if (offset === -1) return null
  }
  return keys.length === 0 ? null : spanAtOffset(text, { offset, length: (keys.at(-1) as string).length })
}
