import { toHref } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { SharedUrls } from '../render/render-page.ts'

/** Files that many pages refer to: their texts by their paths in the output, and their URLs. */
export type SharedFiles = SharedUrls & { readonly files: ReadonlyMap<string, string> }

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
