import { readFileSync } from 'node:fs'
import { toHref } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import { serviceWorkerFile } from '../plan/made-files.ts'
import { browserFile } from '../vite/vite-config.ts'
import type { MachineInput } from './machine-input.ts'
import type { OutputFile } from './output-file.ts'

/**
 * The service worker of a site that can be read offline. A site where that was turned off gets one that removes the earlier one
 * from browsers.
 */
export function serviceWorker({ site, plan, bundle }: MachineInput): OutputFile[] {
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
  return [{ type: 'made', file: serviceWorkerFile, key: hash(source, settings), make }]
}
