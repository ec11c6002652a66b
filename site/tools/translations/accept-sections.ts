import type { Page } from '../content/page.ts'
import type { TranslationRecord } from './record.ts'
import { sectionHashes } from './section-hashes.ts'

/**
 * The record after a reviewer accepted translations: `docs/guide/index.md` means all sections of the page,
 * `docs/guide/index.md#install` one. Sections that are no longer there go. Throws for a name that nothing has.
 */
export function acceptSections(
  record: TranslationRecord,
  { names, pages }: { names: readonly string[]; pages: readonly Page[] },
): TranslationRecord {
  const known = new Set(pages.flatMap((page) => [page.file, ...[...sectionHashes(page).keys()].map((id) => `${page.file}#${id}`)]))
  const unknown = names.filter((name) => !known.has(name))
  if (unknown.length > 0) throw new Error(`There is no section ${unknown.join(', ')}`)
  const kept = pages.flatMap((page): [string, Record<string, string>][] => {
    const sections = [...sectionHashes(page)].flatMap(([id, hash]): [string, string][] => {
      const isAccepted = names.includes(page.file) || names.includes(`${page.file}#${id}`)
      const before = record[page.file]?.[id]
      return isAccepted ? [[id, hash]] : before === undefined ? [] : [[id, before]]
    })
    return sections.length === 0 ? [] : [[page.file, Object.fromEntries(sections)]]
  })
  return Object.fromEntries(kept)
}
