import { toHref } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Plan } from '../plan/plan-site.ts'

/** Files that many pages refer to, and their URLs with the mount. */
export type SharedFiles = {
  /** Texts by their output files. */
  readonly files: ReadonlyMap<string, string>
  readonly siteUrls: Readonly<Record<string, string>>
  readonly sidebarUrls: Readonly<Record<string, string>>
}

/** Puts the data of each locale and each sidebar into a file that is named by its content. */
export function sharedFiles(plan: Pick<Plan, 'siteData' | 'sidebars'>, { mount }: Pick<Site, 'mount'>): SharedFiles {
  // Two sidebars may have one name here, and then one content.
  const files = new Map<string, string>()
  const add = (name: string, value: unknown): string => {
    const content = JSON.stringify(value)
    const file = `assets/${name}-${hash(content).slice(0, 10)}.json`
    files.set(file, content)
    return toHref(mount, `/${file}`)
  }
  const siteUrls = Object.fromEntries([...plan.siteData].map(([id, data]) => [id, add(`site-${id}`, data)]))
  const sidebarUrls = Object.fromEntries(
    [...plan.sidebars].map(([key, sidebar]) => [key, add(`sidebar-${key.replaceAll('/', '-')}`, sidebar)]),
  )
  return { files, siteUrls, sidebarUrls }
}
