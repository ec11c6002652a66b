import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { SourceFile } from '@pagewright/markdown'
import { decodeSafely, didYouMean, normalizePath, ownPath, splitUrl, withHint } from '@pagewright/model'
import type { Prepared } from '../build.ts'
import { relativePath } from '../cache/files.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import { contentFolder } from '../content/scan.ts'
import { pathOf } from '../plan/library.ts'

/** Finds a page by its site path, or by a file of it, seen from the root or the current folder. Returns its original, or a message. */
export function pageOf(given: string, { root, prepared }: { root: string; prepared: Prepared }): Content | string {
  const { site, planned } = prepared
  // A terminal may write accents as characters of their own.
  const name = existsSync(join(root, given)) ? given : given.normalize('NFC')
  const fromHere = relativePath(root, resolve(name))
  const file = name.endsWith('.md') ? (existsSync(join(root, name)) ? name.replace(/^\.\//, '') : fromHere) : null
  const path = normalizePath(readAddress(name, site), site.locales)
  const content = planned.sources.get(file ?? planned.routeAt.get(path)?.file ?? '')
  if (file === null && planned.routeAt.get(path)?.file === null)
    return `"${name}" is a page that the generator makes: it has no text of its own, and its path stays`
  const original = content === undefined ? undefined : planned.plan.library.own(content.entry, site.defaultLocale)
  if (original === undefined) {
    if (existsSync(join(root, name)) && statSync(join(root, name)).isDirectory())
      return `"${name}" is a folder. Move its pages one by one: a page takes its pictures along`
    const hint = didYouMean(file ?? path, file === null ? planned.routeAt.keys() : planned.sources.keys())
    return withHint(`There is no page "${name}"`, hint)
  }
  if (original.entry.kind === 'doc' && original.entry.version !== 'current') {
    const current = planned.plan.library.docIn('current', { id: original.entry.id, locale: site.defaultLocale })
    const hint = current === undefined ? null : `The docs folder has it at "${pathOf(current.entry, { locale: site.defaultLocale, site })}"`
    return withHint(`"${name}" is a page of a version, which stays as it was cut`, hint)
  }
  return original
}

/** The site path in an address as a browser copies it: percent-encoded, perhaps with the site's origin, a query or an id. */
export function readAddress(address: string, site: Site): string {
  return decodeSafely(splitUrl(ownPath(address, site) ?? address).path)
}

/** The texts of a page in all locales that have their own. */
export function textsOf({ entry }: Content, { planned: { site, plan } }: Prepared): Content[] {
  return site.locales.flatMap((locale) => plan.library.own(entry, locale) ?? [])
}

/** The file of a page in each locale, or of the translation that it could have there, from the root. */
export function filesOf({ entry }: Content, { planned: { site, plan } }: Prepared): string[] {
  return site.locales.map((locale) => plan.library.own(entry, locale)?.entry.source.file ?? fileOf({ ...entry.source, locale: locale.id }))
}

/** The path that a text with this name has in a locale, from the root. Of the current docs only. */
export function fileOf({ kind, locale, name }: Pick<SourceFile, 'kind' | 'locale' | 'name'>): string {
  return `${contentFolder}/${locale}/${kind}/${name}`
}
