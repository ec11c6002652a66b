import { type ProblemList, spanAt } from '@pagewright/model'
import * as z from 'zod'
import { type DataPlaces, readJsonFile } from '../data/read-data.ts'
import { contentFolder } from './scan.ts'

/** Where a site records what its translations were made from. A site may do without this file. */
export const translationsFile = `${contentFolder}/translations.json`

/** For each translation, by its path below the content folder, and each section, by id, the hash of the original that it was made from. */
export type TranslationSections = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A site's record, with the places of its parts. */
export type TranslationRecord = Pick<DataPlaces, 'spanOfKey'> & { readonly sections: TranslationSections }

export const emptyTranslationRecord: TranslationRecord = { sections: {}, spanOfKey: () => spanAt(1, 1) }

const hash = z.string('must be a hash').regex(/^[0-9a-f]{16}$/, 'must be a hash of 16 hexadecimal digits')
const schema = z.record(
  z.string(),
  z.record(z.string(), hash, 'must hold a hash for each section'),
  'must hold sections for each translation',
)

/** Reads a site's record. It is empty without the file and, with problems, when the file cannot be used. */
export function readTranslationRecord(root: string, problems: ProblemList): TranslationRecord {
  const [code, writtenBy] = ['translations-invalid', 'pagewright check --accept'] as const
  const record = readJsonFile(root, { file: translationsFile, schema, absent: {}, code, writtenBy, problems })
  return record === null ? emptyTranslationRecord : { ...record, sections: record.value }
}

/** The text of a record: translations in order, sections as they stand on the page. */
export function printTranslationRecord(sections: TranslationSections): string {
  const sorted = Object.fromEntries(Object.entries(sections).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(sorted, null, 2)}\n`
}
