import { type DocPage, joinPath, type Locale } from '@pagewright/model'
import { pathOf } from './library.ts'
import type { PlanContext } from './page-base.ts'

/** Where the docs page with an id is in each version; where a version has not got it, the version's main page. */
export function versionLinks(id: string, { locale, context }: { locale: Locale; context: PlanContext }): DocPage['versionLinks'] {
  const { site, library } = context
  return site.versions.map(({ name, label, path }) => {
    const find = (wanted: string) => library.find({ kind: 'doc', version: name, id: wanted }, locale)
    const target = find(id) ?? find(site.docs?.mainDoc ?? '') ?? library.docs(locale, name)[0]
    return { name, label, path: target === undefined ? joinPath(locale.base, 'docs', path) : pathOf(target.entry, { locale, site }) }
  })
}
