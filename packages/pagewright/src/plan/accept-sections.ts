import type { TranslationSections } from '../content/translation-record.ts'
import type { Translation } from './plan-translations.ts'

/** What was brought up to date: a translation or a folder of them, by its path below the content folder; a section, or null for all. */
export type AcceptedName = { readonly path: string; readonly id: string | null }

type AcceptInput = {
  readonly names: readonly AcceptedName[]
  readonly translations: Iterable<Translation>
  /** Names of translations that cannot be read at the moment; their records are kept. */
  readonly unreadable: ReadonlySet<string>
}

/** Records that the named sections were made from the originals as they are now, and removes records of sections that are gone. */
export function acceptSections(before: TranslationSections, { names, translations, unreadable }: AcceptInput): TranslationSections {
  const sections = new Map(Object.entries(before).filter(([name]) => unreadable.has(name)))
  for (const translation of translations) {
    const recorded = new Map(Object.entries(before[translation.name] ?? {}))
    const hashes = sectionsOf(translation).flatMap(([id, hash]): [string, string][] => {
      if (names.some((name) => covers(name, { name: translation.name, id }))) return [[id, hash]]
      const earlier = recorded.get(id)
      return earlier === undefined ? [] : [[id, earlier]]
    })
    if (hashes.length > 0) sections.set(translation.name, Object.fromEntries(hashes))
  }
  return Object.fromEntries(sections)
}

/** Whether a name means at least one section. */
export function namesSection(name: AcceptedName, translations: Iterable<Translation>): boolean {
  return [...translations].some((translation) => sectionsOf(translation).some(([id]) => covers(name, { name: translation.name, id })))
}

/** Ids and hashes of the original's sections that a translation has. */
function sectionsOf({ content, original }: Translation): [string, string][] {
  const own = new Set(['', ...content.compiled.headings.map(({ id }) => id)])
  return Object.entries(original.compiled.sectionHashes).filter(([id]) => own.has(id))
}

function covers({ path, id }: AcceptedName, section: { readonly name: string; readonly id: string }): boolean {
  return (path === '' || section.name === path || section.name.startsWith(`${path}/`)) && (id === null || id === section.id)
}
