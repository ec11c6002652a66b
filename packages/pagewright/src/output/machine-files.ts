import { headersFile, iconSource, manifestFile, robotsFile } from '../plan/made-files.ts'
import { contentPolicy } from '../render/document.ts'
import { feeds } from './feeds.ts'
import { headerRules, toHeadersFile } from './headers.ts'
import { iconFiles } from './icons.ts'
import { llmsTexts } from './llms.ts'
import type { MachineInput } from './machine-input.ts'
import { manifestText } from './manifest.ts'
import { markdownPages } from './markdown-pages.ts'
import { type OutputFile, textFile } from './output-file.ts'
import { robotsText } from './robots.ts'
import { serviceWorker } from './service-worker.ts'
import { sitemap } from './sitemap.ts'
import { socialImages } from './social-images/social-images.ts'
import { typeNotes } from './type-notes.ts'

/** Everything that is made for machines: feed readers, search engines, hosts, social networks, language models. */
export function machineFiles(input: MachineInput): OutputFile[] {
  const { root, site, plan, bundle, publicFiles } = input
  const own = new Set(publicFiles)
  const markdown = markdownPages(input)
  const policy = contentPolicy(bundle, { analytics: site.analytics ?? null })
  const files = [
    ...feeds(input),
    ...sitemap(input),
    textFile(robotsFile, robotsText(site)),
    // GitHub Pages would leave out names that begin with an underscore.
    textFile('.nojekyll', ''),
    textFile(headersFile, toHeadersFile(headerRules({ site, routes: plan.routes, policy }))),
    ...markdown.map(({ file, key, make }): OutputFile => ({ type: 'made', file, key, make })),
    ...typeNotes(input),
    ...llmsTexts(input, markdown),
    ...(own.has(iconSource) ? [textFile(manifestFile, manifestText(site)), ...iconFiles(root)] : []),
    ...socialImages(input),
    ...serviceWorker(input),
  ]
  return files.filter(({ file }) => !own.has(file))
}
