import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { nearest } from '@pagewright/model'
import type { Prepared } from '../build.ts'
import { contentFolder } from '../content/scan.ts'
import { writeTranslationRecord } from '../content/translation-record.ts'
import { type AcceptedName, acceptSections, namesSection } from '../plan/plan-translations.ts'
import { UsageError } from './command.ts'

/** Records that the named translations are up to date. Throws a UsageError for a name that means no section of one. */
export function acceptTranslations(names: readonly string[], { root, prepared }: { root: string; prepared: Prepared }): void {
  const { plan, targets } = prepared
  const translations = [...plan.translations.values()]
  const accepted = names.map((name) => toAcceptedName(name, root))
  for (const [index, name] of accepted.entries()) {
    if (namesSection(name, translations)) continue
    const files = translations.map((translation) => `${contentFolder}/${translation.name}`)
    const twin = nearest(`${contentFolder}/${name.path}`, files)
    const isFile = files.includes(`${contentFolder}/${name.path}`)
    throw new UsageError(`There is no translated section "${names[index]}"${isFile || twin === null ? '' : `. Did you mean "${twin}"?`}`)
  }
  const unreadable = [...targets.sources].flatMap(([file, content]) =>
    content === undefined ? [file.slice(contentFolder.length + 1)] : [],
  )
  writeTranslationRecord(root, acceptSections(plan.translationRecord, { names: accepted, translations, unreadable: new Set(unreadable) }))
}

/** Reads a file or folder, given from the site's folder as in reports or from the current folder, and the id of a section after a `#`. */
function toAcceptedName(name: string, root: string): AcceptedName {
  const [path = '', ...rest] = name.split('#')
  const fromHere = resolve(path)
  const file = !existsSync(join(root, path)) && existsSync(fromHere) ? relative(root, fromHere).replaceAll('\\', '/') : path
  const below = file
    .replace(/^\.\//, '')
    .replace(/\/+$/, '')
    .replace(new RegExp(`^${contentFolder}(?:/|$)`), '')
  return { path: below, id: rest.length === 0 ? null : rest.join('#') }
}
