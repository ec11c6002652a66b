import type { Site } from '../config/resolve-site.ts'
import type { Content } from '../content/load-content.ts'
import type { Scan } from '../content/scan.ts'
import { createEntryFinder } from './find-entry.ts'
import { madeFiles } from './made-files.ts'
import type { Plan } from './plan-site.ts'
import type { Targets } from './resolve-references.ts'

/** Collects everything that a link or an image can lead to. */
export function createTargets(input: {
  site: Site
  plan: Plan
  scan: Scan
  contents: readonly Content[]
  publicFiles: readonly string[]
}): Targets {
  const { site, plan, scan, contents, publicFiles } = input
  const sources = new Map<string, Content | undefined>(scan.sources.map(({ file }) => [file, undefined]))
  for (const file of scan.assets) if (file.endsWith('.md')) sources.set(file, undefined)
  for (const content of contents) sources.set(content.entry.source.file, content)
  const routes = new Map([...plan.routes].reverse().map((route) => [route.page.path, route]))
  const own = new Set(publicFiles)
  return {
    site,
    plan,
    routes,
    findEntry: createEntryFinder(plan.library, site),
    sources,
    assets: scan.assets,
    publicFiles: own,
    madeFiles: new Set(madeFiles({ site, routes: plan.routes, publicFiles: own })),
  }
}
