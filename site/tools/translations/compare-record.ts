import type { Page } from '../content/page.ts'
import type { TranslationRecord } from './record.ts'
import { sectionHashes } from './section-hashes.ts'

/** A section, named as `docs/guide/index.md#install`; the part before the first heading as `docs/guide/index.md#`. */
export type SectionName = string

export type Comparison = {
  /** The English section changed after it was translated. */
  readonly behind: readonly SectionName[]
  /** Nobody said which English section it was made from. */
  readonly missing: readonly SectionName[]
  /** Recorded, but no longer there. */
  readonly superfluous: readonly SectionName[]
}

/** Compares the English pages with what is recorded of their translations. */
export function compareRecord(pages: readonly Page[], record: TranslationRecord): Comparison {
  const current = new Map(pages.flatMap((page) => [...sectionHashes(page)].map(([id, hash]) => [`${page.file}#${id}`, hash] as const)))
  const recorded = new Map(
    Object.entries(record).flatMap(([file, sections]) => Object.entries(sections).map(([id, hash]) => [`${file}#${id}`, hash] as const)),
  )
  const names = [...current.keys()]
  return {
    behind: names.filter((name) => recorded.has(name) && recorded.get(name) !== current.get(name)),
    missing: names.filter((name) => !recorded.has(name)),
    superfluous: [...recorded.keys()].filter((name) => !current.has(name)),
  }
}
