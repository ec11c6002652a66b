import { toDocumentFile } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { Site } from '../config/resolve-site.ts'
import type { Redirect } from '../plan/plan-redirects.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { RenderJob, RenderSetup } from '../render/render-page.ts'
import type { ClientBundle } from '../vite/client-bundle.ts'
import { type OutputFile, textFile } from './output-file.ts'
import { redirectDocument, redirectRules } from './redirects.ts'
import type { SharedFiles } from './shared-files.ts'

/** A page, which becomes a document and a data file. It is rendered when its key has changed. */
export type OutputPage = { readonly key: string; readonly job: RenderJob }

/** Everything that a build puts into its folder. */
export type Outputs = { readonly files: readonly OutputFile[]; readonly pages: readonly OutputPage[] }

export type CollectInput = {
  readonly site: Site
  readonly plan: Plan
  readonly bundle: ClientBundle
  readonly jobs: readonly RenderJob[]
  readonly setup: RenderSetup
  readonly shared: SharedFiles
  /** All other files: copies of the public folder and of assets, what is made for machines, the search index. */
  readonly others: readonly OutputFile[]
}

/** Lists every file of the output with its key. */
export function collectOutputs({ site, plan, bundle, jobs, setup, shared, others }: CollectInput): Outputs {
  const constant = hash(JSON.stringify([setup.buildId, setup.assets, setup.extraHead, setup.policy]))
  const pages = jobs.map((job): OutputPage => {
    const sharedUrls = [setup.siteUrls[job.page.locale] ?? '', job.sidebarKey === null ? '' : (setup.sidebarUrls[job.sidebarKey] ?? '')]
    return { key: hash(constant, JSON.stringify(job), ...sharedUrls), job }
  })
  const files = [
    ...others,
    ...bundle.files.map(({ file, content }) => textFile(file, content)),
    ...shared.files,
    ...plan.redirects.map((redirect) => textFile(toDocumentFile(redirect.from), redirectDocument(redirect, site))),
    textFile('_redirects', redirectRules(configured(plan.redirects, site), site)),
  ]
  return { files, pages }
}

/** All redirects but those of the default locale's prefix, which the rules of hosts state in one line (`/en/*`). */
function configured(redirects: readonly Redirect[], { defaultLocale }: Site): Redirect[] {
  return redirects.filter(({ from }) => from !== `/${defaultLocale.id}` && !from.startsWith(`/${defaultLocale.id}/`))
}
