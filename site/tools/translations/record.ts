import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { contentFolder } from '../site-folders.ts'

/** For each translated file and section, the hash of the English section that it was made from. */
export type TranslationRecord = Readonly<Record<string, Readonly<Record<string, string>>>>

const path = `${contentFolder}/translations.json`

/** The record beside the content; empty when there is none yet. */
export function readRecord(): TranslationRecord {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as TranslationRecord) : {}
}

/** Writes the record: files in order, sections as they stand on the page. */
export function writeRecord(record: TranslationRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(path, `${JSON.stringify(sorted, null, 2)}\n`)
}
