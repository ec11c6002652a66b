import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import { contentFolder } from '../content/scan.ts'
import type { TranslationRecord } from '../content/translation-record.ts'
import type { Library } from './library.ts'

/** A section of a translation whose original has changed since. */
export type BehindSection = {
  /** The heading's id, the same in both; '' before the first heading. */
  readonly id: string
  /** Counts the translation's headings; null before the first. */
  readonly heading: number | null
}

/** A text and the text of the default locale that it translates. */
export type Translation = {
  /** Its name in the record: its path below the content folder. */
  readonly name: string
  readonly content: Content
  readonly original: Content
  /** Whether the record knows it. */
  readonly isRecorded: boolean
  readonly behind: readonly BehindSection[]
}

/** Pairs translations with their originals, by the translation's file. A section that the record does not know is not behind. */
export function planTranslations(
  contents: readonly Content[],
  { site, library, record }: { site: Site; library: Library; record: TranslationRecord },
): ReadonlyMap<string, Translation> {
  const translations = new Map<string, Translation>()
  for (const content of contents) {
    const { file, locale } = content.entry.source
    const original = locale === site.defaultLocale.id ? undefined : library.own(content.entry, site.defaultLocale)
    if (original === undefined) continue
    const name = file.slice(contentFolder.length + 1)
    const isRecorded = Object.hasOwn(record.sections, name)
    const behind = isRecorded ? behindSections(record.sections[name] ?? {}, { content, original }) : []
    translations.set(file, { name, content, original, isRecorded, behind })
  }
  return translations
}

function behindSections(
  recorded: Readonly<Record<string, string>>,
  { content, original }: Pick<Translation, 'content' | 'original'>,
): BehindSection[] {
  const hashes = original.compiled.sectionHashes
  const isBehind = (id: string): boolean => Object.hasOwn(recorded, id) && Object.hasOwn(hashes, id) && recorded[id] !== hashes[id]
  const places = [{ id: '', heading: null }, ...content.compiled.headings.map(({ id }, heading) => ({ id, heading }))]
  return places.filter(({ id }) => isBehind(id))
}
