import { type Locale, localize, type Sidebar, type SidebarItem } from '@pagewright/model'
import type { DocsVersion } from '../config/resolve-site.ts'
import type { SidebarEntryConfig } from '../config/schema.ts'
import type { DocEntry } from '../content/entry.ts'
import { otherLang, pathOf } from './library.ts'
import type { PlanContext } from './page-base.ts'

/** The key of a sidebar in `Plan.sidebars`. */
export function sidebarKey({ locale, version, id }: { locale: Locale; version: string; id: string }): string {
  return `${locale.id}/${version}/${id}`
}

/** The sidebars of a version in a locale. Entries that name no doc are left out; the checks report them. */
export function resolveSidebars(version: DocsVersion, { locale, site, library }: PlanContext): Sidebar[] {
  const docs = new Map(library.docs(locale, version.name).map(({ entry }) => [entry.id, entry]))
  const pathTo = (entry: DocEntry): string => pathOf(entry, { locale, site })
  const resolve = (entry: SidebarEntryConfig): SidebarItem[] => {
    if (typeof entry === 'string') {
      const doc = docs.get(entry)
      return doc === undefined ? [] : [{ type: 'link', label: doc.sidebarLabel, path: pathTo(doc), ...otherLang(doc, { locale, site }) }]
    }
    const own = entry.doc === undefined ? undefined : docs.get(entry.doc)
    const items = entry.items.flatMap(resolve)
    return [{ type: 'group', label: localize(entry.label, locale.id), path: own === undefined ? null : pathTo(own), items }]
  }
  return Object.entries(version.sidebars).map(([id, { label, steps, items }]) => ({
    id,
    label: localize(label, locale.id),
    steps,
    items: items.flatMap(resolve),
  }))
}

/** The ids of all docs that sidebars name. */
export function sidebarDocIds(entries: readonly SidebarEntryConfig[]): string[] {
  return entries.flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [...(entry.doc === undefined ? [] : [entry.doc]), ...sidebarDocIds(entry.items)],
  )
}
