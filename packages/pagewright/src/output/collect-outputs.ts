import { toDataFile, toDocumentFile, toHref } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Redirect } from '../plan/plan-redirects.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { RenderJob, RenderSetup } from '../render/render-page.ts'
import type { ClientBundle } from '../vite/client-bundle.ts'
import type { OutputFile, OutputPage, Outputs } from './output-file.ts'
import { redirectDocument, redirectRules } from './redirects.ts'

export type CollectInput = {
  readonly site: Site
  readonly plan: Plan
  readonly bundle: ClientBundle
  readonly jobs: readonly RenderJob[]
  readonly setup: RenderSetup
  /** Files copied as they are: the public folder, and the assets that texts use. */
  readonly copies: readonly OutputFile[]
}

/** Lists every file of the output with its key. */
export function collectOutputs({ site, plan, bundle, jobs, setup, copies }: CollectInput): Outputs {
  const shared = sharedFiles(plan, site)
  const constant = hash(JSON.stringify([setup.buildId, setup.assets, setup.extraHead, setup.policy]))
  const pages = jobs.map((job): OutputPage => {
    const sharedUrls = [setup.siteUrls[job.page.locale] ?? '', job.sidebarKey === null ? '' : (setup.sidebarUrls[job.sidebarKey] ?? '')]
    return { document: toDocumentFile(job.path), data: toDataFile(job.path), key: hash(constant, JSON.stringify(job), ...sharedUrls), job }
  })
  const redirects = plan.redirects.map((redirect) => text(toDocumentFile(redirect.from), redirectDocument(redirect, site)))
  const files = [
    ...copies,
    ...bundle.files.map(({ file, content }) => text(file, content)),
    ...shared.files,
    ...redirects,
    text('_redirects', redirectRules(configured(plan.redirects, site), site)),
  ]
  return { files, pages }
}

/** URLs of the shared files by key, and the files themselves. */
export function sharedFiles(
  plan: Plan,
  { mount }: Pick<Site, 'mount'>,
): { files: OutputFile[]; siteUrls: Record<string, string>; sidebarUrls: Record<string, string> } {
  const files = new Map<string, OutputFile>()
  const add = (name: string, value: unknown): string => {
    const content = JSON.stringify(value)
    const file = `assets/${name}-${hash(content).slice(0, 10)}.json`
    files.set(file, text(file, content))
    return toHref(mount, `/${file}`)
  }
  const siteUrls = Object.fromEntries([...plan.siteData].map(([id, data]) => [id, add(`site-${id}`, data)]))
  const sidebarUrls = Object.fromEntries(
    [...plan.sidebars].map(([key, sidebar]) => [key, add(`sidebar-${key.replaceAll('/', '-')}`, sidebar)]),
  )
  return { files: [...files.values()], siteUrls, sidebarUrls }
}

function text(file: string, content: string): OutputFile {
  return { type: 'text', file, key: hash(content), content }
}

/** The rules of hosts say `/en/*` in one line instead of one for each page. */
function configured(redirects: readonly Redirect[], { defaultLocale }: Site): Redirect[] {
  return redirects.filter(({ from }) => from !== `/${defaultLocale.id}` && !from.startsWith(`/${defaultLocale.id}/`))
}
