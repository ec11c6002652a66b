import type { Heading } from '@pagewright/markdown'
import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import { contentFolder } from '../content/scan.ts'
import type { TranslationSections } from '../content/translation-record.ts'
import type { Library } from './library.ts'

/** A section of a translation whose original has changed since. */
type BehindSection = {
  /** The heading's id, the same in both texts; '' before the first heading. */
  readonly id: string
  /** Index among the translation's headings; null before the first. */
  readonly heading: number | null
}

/** A text and the text of the default locale that it translates. */
export type Translation = {
  /** Its name in the record: its path below the content folder. */
  readonly name: string
  readonly content: Content
  readonly original: Content
  /** Sections that were made from another state of the original. A section that the record does not know is not behind. */
  readonly behind: readonly BehindSection[]
  /** Headings of the original whose id is nowhere in the translation. Empty where the rules of the site turn this check off. */
  readonly missing: readonly Heading[]
}

/** Pairs translations with their originals, by the translation's file. */
export function planTranslations(
  contents: readonly Content[],
  { site, library, recorded }: { site: Site; library: Library; recorded: TranslationSections },
): ReadonlyMap<string, Translation> {
  const translations = new Map<string, Translation>()
  for (const content of contents) {
    const { file, locale } = content.entry.source
    const original = locale === site.defaultLocale.id ? undefined : library.own(content.entry, site.defaultLocale)
    if (original === undefined) continue
    const name = file.slice(contentFolder.length + 1)
    const own = Object.hasOwn(recorded, name) ? (recorded[name] ?? {}) : {}
    const theirs = site.rules['heading-missing'] === 'off' ? [] : original.compiled.headings
    const missing = theirs.filter(({ id }) => !content.compiled.anchors.includes(id))
    const hashes = original.compiled.sectionHashes
    const isBehind = ({ id }: BehindSection): boolean => Object.hasOwn(own, id) && Object.hasOwn(hashes, id) && own[id] !== hashes[id]
    const places = [{ id: '', heading: null }, ...content.compiled.headings.map(({ id }, heading) => ({ id, heading }))]
    translations.set(file, { name, content, original, behind: places.filter(isBehind), missing })
  }
  return translations
}
