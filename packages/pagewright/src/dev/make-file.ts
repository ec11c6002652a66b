import type { Store } from '../cache/store.ts'
import type { Site } from '../config/resolve-site.ts'
import { machineFiles } from '../output/machine-files.ts'
import { createJobs } from '../render/create-jobs.ts'
import { readSearchFile } from '../search/read-search-file.ts'
import type { DevSite } from './dev-site.ts'

/** Makes the feed, sitemap, Markdown or picture that a build has under a name; null where it has none. Headers are the host's. */
export async function makeFile(
  name: string,
  { root, site, store, dev }: { root: string; site: Site; store: Store; dev: DevSite },
): Promise<string | Uint8Array | null> {
  const search = await readSearchFile(name, { root, site, store, plan: dev.newestSnapshot().plan })
  if (search !== null) return search
  if (!dev.snapshot().targets.madeFiles.has(name) && !name.startsWith('social/')) return null
  while (await dev.compileSome()) await new Promise((resolve) => setImmediate(resolve))
  const { plan, targets } = dev.newestSnapshot()
  const { jobs } = createJobs(plan.routes, { root, targets })
  // A worker that was left behind by the built site at this address is to go.
  const served = site.offline === true ? { ...site, offline: false } : site
  const files = machineFiles({
    root,
    site: served,
    store,
    plan,
    jobs,
    bundle: { styles: { first: '', deferred: '' }, starter: '', buildId: 'dev', files: [] },
    drawn: Promise.resolve(),
    publicFiles: [...targets.publicFiles],
  })
  const found = files.find(({ file }) => file === name)
  if (found === undefined || found.type === 'copy') return null
  return found.type === 'text' ? found.content : found.make()
}
