import { frontMatterSpan } from '../content/front-matter.ts'
import { contentFolder } from '../content/scan.ts'
import { translationsFile } from '../content/translation-record.ts'
import { keyOf } from '../plan/library.ts'
import type { Check } from './check.ts'
import { didYouMeanPath } from './link-hints.ts'

/** A section whose original has changed since it was translated is work that waits. */
export const behindTranslations: Check = ({ planned: { plan }, problems }) => {
  for (const { content, original, behind } of plan.translations.values()) {
    const { file } = content.entry.source
    for (const { id, heading } of behind) {
      problems.add('translation-behind', {
        file,
        span: heading === null ? frontMatterSpan : (content.compiled.headings[heading]?.span ?? null),
        message: `The original of ${sectionName(id)} has changed since it was translated`,
        hint: `Bring it up to date, then say so: \`pagewright check --accept ${file}#${id}\``,
        related: [original.entry.source.file],
      })
    }
  }
}

function sectionName(id: string): string {
  return id === '' ? 'the text before the first heading' : `the section "${id}"`
}

/** A text that the record does not know would never count as behind. Sites without a record do not use it. */
export const unrecordedTranslations: Check = ({ planned: { plan }, problems }) => {
  const { sections } = plan.translationRecord
  if (Object.keys(sections).length === 0) return
  for (const { name, content, original } of plan.translations.values()) {
    const { entry, compiled } = content
    const { file } = entry.source
    // A version stays as it was cut.
    if (entry.kind === 'doc' && entry.version !== 'current') continue
    const recorded = Object.hasOwn(sections, name) ? sections[name] : undefined
    if (recorded === undefined) {
      problems.add('translation-unrecorded', {
        file,
        span: frontMatterSpan,
        message: `${translationsFile} does not say which original this translation was made from, so it will never count as behind`,
        hint: `If it is up to date, say so: \`pagewright check --accept ${file}\``,
      })
      continue
    }
    const originals = original.compiled.sectionHashes
    for (const { id, span } of [{ id: '', span: frontMatterSpan }, ...compiled.headings]) {
      if (!Object.hasOwn(originals, id) || Object.hasOwn(recorded, id)) continue
      problems.add('translation-unrecorded', {
        file,
        span,
        message: `${translationsFile} does not say which original ${sectionName(id)} was made from, so it will never count as behind`,
        hint: `If it is up to date, say so: \`pagewright check --accept ${file}#${id}\``,
      })
    }
  }
}

/** The headings of a translation have the ids of the original, so that links and the locale menu lead to the same section. */
export const translatedHeadings: Check = ({ planned: { plan }, problems }) => {
  for (const { content, original, missing } of plan.translations.values()) {
    const { file } = content.entry.source
    const related = [original.entry.source.file]
    const theirs = original.compiled.headings
    for (const [index, heading] of content.compiled.headings.entries()) {
      if (theirs.some(({ id }) => id === heading.id)) continue
      const similar = missing.find(({ id }) => id.startsWith(heading.id) || heading.id.startsWith(id))
      const counterpart = similar ?? theirs[index]
      const isLikely = counterpart !== undefined && counterpart.level === heading.level && missing.includes(counterpart)
      problems.add('heading-id-differs', {
        file,
        span: heading.span,
        message: `The original has no heading with the id "${heading.id}"`,
        hint: isLikely
          ? `If this is its section "${counterpart.id}", end its line with \`{#${counterpart.id}}\``
          : 'Give it the id of the heading that it translates, `{#id}`, or delete the section',
        related,
      })
    }
    if (missing.length === 0) continue
    const shown = missing.slice(0, 10).map(({ id }) => `"${id}"`)
    problems.add('heading-missing', {
      file,
      span: content.compiled.headings.at(-1)?.span ?? null,
      message: `The translation has no heading with the id${shown.length > 1 ? 's' : ''} ${shown.join(', ')}${missing.length > shown.length ? ', …' : ''}`,
      hint: 'Translate the section, and give its heading the id: `{#id}`. Until then readers are led to the original',
      related,
    })
  }
}

/** A text in another locale translates a text of the default locale. */
export const orphanTranslations: Check = ({ planned, problems }) => {
  const { plan } = planned
  const { defaultLocale } = planned.site
  const folderOf = (locale: string): string => `${contentFolder}/${locale}/`
  const originals = [...planned.sources.keys()].filter((file) => file.startsWith(folderOf(defaultLocale.id)))
  for (const content of planned.contents) {
    const { file, locale } = content.entry.source
    if (locale === defaultLocale.id) continue
    const expected = file.replace(folderOf(locale), folderOf(defaultLocale.id))
    if (plan.translations.has(file) || originals.includes(expected)) continue
    const untranslated = originals.filter(
      (original) => !planned.sources.has(original.replace(folderOf(defaultLocale.id), folderOf(locale))),
    )
    const guess = didYouMeanPath(expected, untranslated)
    problems.add('translation-without-original', {
      file,
      span: frontMatterSpan,
      message: `The page has no original: there is no "${expected}" (${keyOf(content.entry).kind} "${content.entry.id}")`,
      hint: guess === null ? 'Write the original first, or delete the translation' : `${guess} Give both files the same name`,
    })
  }
}

/** The record of translations names only what exists. */
export const translationRecord: Check = ({ planned, problems }) => {
  const { plan } = planned
  const { sections, spanOfKey } = plan.translationRecord
  const report = (message: string, { path, known }: { path: readonly string[]; known: readonly string[] }): void => {
    const hint = didYouMeanPath(path.at(-1) ?? '', known) ?? 'The next `pagewright check --accept` removes it'
    problems.add('translation-unknown', { file: translationsFile, span: spanOfKey(path), message, hint })
  }
  const names = [...plan.translations.values()].flatMap(({ name }) => (Object.hasOwn(sections, name) ? [] : name))
  for (const [name, recorded] of Object.entries(sections)) {
    const file = `${contentFolder}/${name}`
    const translation = plan.translations.get(file)
    if (translation === undefined) {
      // A text with mistakes of its own, or without an original, is reported there.
      if (planned.sources.has(file) && !name.startsWith(`${planned.site.defaultLocale.id}/`)) continue
      report(`There is no translation "${file}"`, { path: [name], known: names })
      continue
    }
    const hashes = translation.original.compiled.sectionHashes
    const original = translation.original.entry.source.file
    for (const id of Object.keys(recorded)) {
      if (!Object.hasOwn(hashes, id))
        report(`"${original}" has no section "${id}"`, { path: [name, id], known: Object.keys(hashes).filter((other) => other !== '') })
    }
  }
}
