import { readFileSync } from 'node:fs'
import { absoluteUrl, toDataFile, toHref, toTypesFile } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { readBody } from '../cache/store.ts'
import { hasTypeNotes, headersFile, iconSource, manifestFile, robotsFile, serviceWorkerFile, sitemapFile } from '../plan/file-names.ts'
import { policyRules } from '../render/content-policy.ts'
import { commonPolicy } from '../render/document.ts'
import { browserFile } from '../vite/vite-config.ts'
import { feeds } from './feeds.ts'
import type { GeneratedInput } from './generated-input.ts'
import { headerRules, ownPolicies, toHeadersFile } from './headers.ts'
import { iconFiles, manifestText } from './icons.ts'
import { llmsTexts } from './llms.ts'
import { markdownPages } from './markdown-pages.ts'
import { type OutputFile, readyFile } from './output-file.ts'
import { sitemap } from './sitemap.ts'
import { socialImages } from './social-images/social-images.ts'

/**
 * Makes all files besides pages, search, shared data and scripts: feeds, sitemap, headers, icons, pictures, types, the service worker. A
 * file of the public folder takes precedence.
 */
export function generatedFiles(input: GeneratedInput): OutputFile[] {
  const { root, site, plan, bundle, publicFiles } = input
  const markdown = markdownPages(input)
  const policy = commonPolicy(bundle, policyRules(site))
  const files = [
    ...feeds(input),
    sitemap(input),
    // Robots look for this at the root of a host only.
    readyFile(robotsFile, `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(`/${sitemapFile}`, site)}\n`),
    // Without this file, GitHub Pages leaves out files whose names begin with an underscore.
    readyFile('.nojekyll', ''),
    readyFile(headersFile, toHeadersFile(headerRules({ site, routes: plan.routes, policy, own: ownPolicies(root, publicFiles) }))),
    ...markdown,
    ...typeNotes(input),
    ...llmsTexts(input, markdown),
    ...(publicFiles.has(iconSource) ? [readyFile(manifestFile, manifestText(site)), ...iconFiles(root)] : []),
    ...socialImages(input),
    ...serviceWorker(input),
  ]
  return files.filter(({ file }) => !publicFiles.has(file))
}

/** The types of the names in a page's code, in a file of its own for each page that has TypeScript: only the runtime reads them. */
function typeNotes({ plan, store }: GeneratedInput): OutputFile[] {
  return plan.routes.filter(hasTypeNotes).map(({ page, articles }): OutputFile => {
    const key = articles[0]?.content.compiled.bodyKey ?? ''
    const make = (): string => JSON.stringify(readBody(store, key).typeNotes)
    return { file: toTypesFile(toDataFile(page.path)), key, make }
  })
}

/** The service worker of a site that can be read offline, or where that was turned off, one that removes the earlier one. */
function serviceWorker({ site, plan, bundle }: GeneratedInput): OutputFile[] {
  if (site.offline === undefined) return []
  const source = readFileSync(browserFile(`service-worker/${site.offline ? 'service-worker' : 'retired-worker'}.ts`), 'utf8')
  const at = (path: string): string => toHref(site.mount, path)
  const notes = [...site.locales]
    .sort((a, b) => b.base.length - a.base.length)
    .map(({ base }) => ({ base: at(base), url: at(`${base}offline`) }))
  const settings = JSON.stringify({
    mount: site.mount,
    version: hash(bundle.buildId, JSON.stringify([...plan.siteData])).slice(0, 10),
    scripts: bundle.scripts.map((file) => at(`/${file}`)),
    notes,
  })
  const make = async (): Promise<string> => {
    const { transform } = await import('esbuild')
    const { code } = await transform(source, {
      loader: 'ts',
      format: 'esm',
      target: 'es2022',
      minify: true,
      define: { __PAGEWRIGHT_WORKER__: settings },
    })
    return code
  }
  return [{ file: serviceWorkerFile, key: hash(source, settings), make }]
}
