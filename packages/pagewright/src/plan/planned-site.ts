import type { Locale } from '@pagewright/model'
import type { Site } from '../config/resolve-site.ts'
import type { DocEntry } from '../content/entry.ts'
import type { Content } from '../content/load-content.ts'
import type { Scan } from '../content/scan.ts'
import type { Route } from './page-base.ts'
import type { Plan } from './plan-site.ts'

/** A site after the plan, which is what the later stages work on. */
export type PlannedSite = {
  readonly site: Site
  readonly plan: Plan
  /** The page at a site path; of two with the same path, the first. */
  readonly routeAt: ReadonlyMap<string, Route>
  /** The headings and rows that document names, by the name, in a version of the docs as a locale shows it. */
  readonly entriesOf: (version: string, locale: Locale) => Entries
  readonly contents: readonly Content[]
  /** Every Markdown file by its path; undefined for one whose mistakes keep it from being a page. */
  readonly sources: ReadonlyMap<string, Content | undefined>
  readonly assets: ReadonlySet<string>
  /** Files of the public folder, as paths relative to it. */
  readonly publicFiles: ReadonlySet<string>
}

type Entries = ReadonlyMap<string, readonly { readonly content: Content<DocEntry>; readonly id: string }[]>

type PlannedSiteInput = Pick<PlannedSite, 'site' | 'plan' | 'contents' | 'publicFiles'> & { readonly scan: Scan }

/** Adds to a plan what links and images can lead to. */
export function toPlannedSite({ site, plan, scan, contents, publicFiles }: PlannedSiteInput): PlannedSite {
  const sources = new Map<string, Content | undefined>(scan.sources.map(({ file }) => [file, undefined]))
  for (const file of scan.assets) if (file.endsWith('.md')) sources.set(file, undefined)
  for (const content of contents) sources.set(content.entry.source.file, content)
  const routeAt = new Map([...plan.routes].reverse().map((route) => [route.page.path, route]))
  const lists = new Map<string, Entries>()
  return {
    site,
    plan,
    routeAt,
    contents,
    entriesOf: (version, locale) => {
      const key = `${locale.id}/${version}`
      const entries = lists.get(key) ?? listEntries(plan.library.docs(locale, version))
      lists.set(key, entries)
      return entries
    },
    sources,
    assets: scan.assets,
    publicFiles,
  }
}

function listEntries(docs: readonly Content<DocEntry>[]): Entries {
  const entries = new Map<string, { content: Content<DocEntry>; id: string }[]>()
  for (const content of docs)
    for (const [name, id] of content.compiled.entries) entries.set(name, [...(entries.get(name) ?? []), { content, id }])
  return entries
}
