import { hash } from '../cache/hash.ts'
import type { Store } from '../cache/store.ts'
import type { Site } from '../config/resolve-site.ts'
import { headersFile, iconSource, manifestFile, robotsFile } from '../plan/made-files.ts'
import type { Plan } from '../plan/plan-site.ts'
import { contentPolicy } from '../render/document.ts'
import type { RenderJob } from '../render/render-page.ts'
import type { ClientBundle } from '../vite/client-bundle.ts'
import { feeds } from './feeds.ts'
import { headerRules, toHeadersFile } from './headers.ts'
import { iconFiles } from './icons.ts'
import { llmsTexts } from './llms.ts'
import { manifestText } from './manifest.ts'
import { markdownPages } from './markdown-pages.ts'
import type { OutputFile } from './output-file.ts'
import { robotsText } from './robots.ts'
import { serviceWorker } from './service-worker.ts'
import { sitemap } from './sitemap.ts'
import { socialImages } from './social-images/social-images.ts'
import { typeNotes } from './type-notes.ts'

export type MachineInput = {
  readonly root: string
  readonly site: Site
  readonly store: Store
  readonly plan: Plan
  readonly jobs: readonly RenderJob[]
  readonly bundle: Pick<ClientBundle, 'styles' | 'starter' | 'buildId' | 'files'>
  /** Files of the public folder; they win over made ones. */
  readonly publicFiles: readonly string[]
}

/** Everything that is made for machines: feed readers, search engines, hosts, social networks, language models. */
export function machineFiles(input: MachineInput): OutputFile[] {
  const { root, site, plan, bundle, publicFiles } = input
  const own = new Set(publicFiles)
  const markdown = markdownPages(input)
  const policy = contentPolicy(bundle, { analytics: site.analytics ?? null })
  const files = [
    ...feeds(input),
    ...sitemap(input),
    text(robotsFile, robotsText(site)),
    // GitHub Pages would leave out names that begin with an underscore.
    text('.nojekyll', ''),
    text(headersFile, toHeadersFile(headerRules({ site, routes: plan.routes, policy }))),
    ...markdown.map(({ file, key, make }): OutputFile => ({ type: 'made', file, key, make })),
    ...typeNotes(input),
    ...llmsTexts(input, markdown),
    ...(own.has(iconSource) ? [text(manifestFile, manifestText(site)), ...iconFiles(root)] : []),
    ...socialImages(input),
    ...serviceWorker(input),
  ]
  return files.filter(({ file }) => !own.has(file))
}

function text(file: string, content: string): OutputFile {
  return { type: 'text', file, key: hash(content), content }
}
