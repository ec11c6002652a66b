import { suggest } from '@pagewright/model'
import { contentFolder } from '../content/scan.ts'
import { spanInRecord, translationsFile } from '../content/translation-record.ts'
import type { Rule } from './rule.ts'

/** The record of translations names what is there. */
export const translationRecord: Rule = ({ plan, targets, problems }) => {
  const { sections, text } = plan.translationRecord
  const report = (message: string, { file, id, hint }: { file: string; id?: string; hint: string | null }): void => {
    problems.note('translation-unknown', { file: translationsFile, span: spanInRecord(text, { file, id }), message, hint })
  }
  const names = [...plan.translations.values()].map(({ name }) => name)
  for (const [name, recorded] of Object.entries(sections)) {
    const file = `${contentFolder}/${name}`
    const translation = plan.translations.get(file)
    if (translation === undefined) {
      // A text with mistakes of its own, or without an original, is reported there.
      if (targets.sources.has(file) && !name.startsWith(`${targets.site.defaultLocale.id}/`)) continue
      report(`There is no translation "${file}"`, { file: name, hint: twinOf(name, names) ?? 'Delete it from the record' })
      continue
    }
    const hashes = translation.original.compiled.sectionHashes
    if (!Object.hasOwn(hashes, '')) continue
    for (const id of Object.keys(recorded).filter((other) => !Object.hasOwn(hashes, other))) {
      const related = translation.original.entry.source.file
      const hint = twinOf(id, Object.keys(hashes)) ?? 'Delete it from the record'
      report(`"${related}" has no section "${id}"`, { file: name, id, hint })
    }
  }
}

function twinOf(name: string, known: readonly string[]): string | null {
  const hint = suggest(name, known)
  return hint?.startsWith('Did') ? hint : null
}
