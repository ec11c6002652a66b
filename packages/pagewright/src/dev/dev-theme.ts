import { join } from 'node:path'
import type { Renderer } from '@pagewright/browser'
import { createProblemList, type Problem } from '@pagewright/model'
import react from '@vitejs/plugin-react'
import type { ViteDevServer } from 'vite'
import { checkTheme } from '../check/check-theme.ts'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import { checkIslands } from '../render/render-islands.ts'
import { loadRenderer } from '../render/render-page.ts'
import { ThrownProblem, themeProblem } from '../report/theme-problem.ts'
import { buildStarter } from '../vite/build-bundles.ts'
import { starterCode } from '../vite/bundle-client.ts'
import { bundleProblem } from '../vite/bundle-problem.ts'
import { bundleServer } from '../vite/bundle-server.ts'
import { browserFile } from '../vite/vite-config.ts'

/** The theme, ready to render documents. */
type LoadedTheme = Renderer & {
  readonly entry: string
  readonly starter: string
  /** Elements for the head: the style sheets, and what loads the runtime with hot replacement. */
  readonly head: string
}

export type DevTheme = ReturnType<typeof createDevTheme>

type DevThemeInput = SiteContext & { readonly places: ConfigPlaces; readonly vite: ViteDevServer }

/** A theme that is edited while it is in use. `forget` is to be called when a file of it has changed. */
export function createDevTheme({ root, site, store, places, vite }: DevThemeInput) {
  const entry = toFileUrl(site.mount, browserFile('start.tsx'))
  // Page views in development are not counted.
  const starter = buildStarter({ root, site: { ...site, analytics: undefined } }).then(starterCode)
  // Its error is told when the theme is loaded, which may fail before.
  starter.catch(() => {})
  const problemOf = (error: unknown): Problem => themeProblem(error, root) ?? bundleProblem(error, { root, site })
  const loadNow = async (): Promise<LoadedTheme> => {
    try {
      const { file, styles, assets, modules } = await bundleServer({ root, site, store })
      vite.watcher.add([...modules])
      const renderer = await loadRenderer(file)
      const scripts =
        `<script type="module">${react.preambleCode.replace('__BASE__', site.mount)}</script>` +
        [`${site.mount}@vite/client`, toFileUrl(site.mount, browserFile('dev/dev-client.ts')), entry]
          .map((src) => `<script type="module" src="${src}"></script>`)
          .join('')
      // The browser's modules name the files where Vite serves them, not those that a build writes.
      const served = Object.entries(assets).map(([name, from]) => [site.mount + name, toFileUrl(site.mount, from)] as const)
      const withServed = (html: string): string => served.reduce((text, [built, url]) => text.replaceAll(built, () => url), html)
      const renderApp: Renderer['renderApp'] = async (page) => withServed(await renderer.renderApp(page))
      const renderIsland: Renderer['renderIsland'] = async (island) => withServed(await renderer.renderIsland(island))
      return { ...renderer, renderApp, renderIsland, entry, starter: await starter, head: (await styleElements(vite, styles)) + scripts }
    } catch (error) {
      const problem = problemOf(error)
      if (problem.file !== null) vite.watcher.add(join(root, problem.file))
      throw new ThrownProblem(problem)
    }
  }
  let loading: Promise<LoadedTheme> | null = null
  const load = (): Promise<LoadedTheme> => {
    loading ??= loadNow()
    return loading
  }
  return {
    /** The theme as it was when `forget` was called last. Rejects with a ThrownProblem when it cannot be bundled. */
    load,
    /** What is wrong with it, and where it and the configuration do not fit. */
    problems: async (): Promise<readonly Problem[]> => {
      const problems = createProblemList()
      problems.judgeBy(site.rules)
      try {
        checkTheme({ site, places }, { theme: await load(), problems })
        await checkIslands({ islands: site.islands, places }, { loadRenderer: load, problems })
      } catch (error) {
        problems.addAll([problemOf(error)])
      }
      return problems.all()
    },
    forget: (): void => {
      loading = null
    },
  }
}

/** The URL path at which Vite serves a file by its absolute path: `/@fs/home/me/a.ts`, on Windows `/@fs/C:/me/a.ts`. */
export function toFileUrl(mount: string, file: string): string {
  return `${mount}@fs${/^[a-z]:\\/i.test(file) ? `/${file.replaceAll('\\', '/')}` : file}`
}

/** The theme's style sheets as Vite's client would insert them: it adopts these elements, and replaces them after an edit. */
async function styleElements(vite: ViteDevServer, files: readonly string[]): Promise<string> {
  const sheets = await Promise.all(
    files.map(async (file) => {
      const { default: css } = (await vite.ssrLoadModule(`${file}?inline`)) as { default: string }
      return `<style data-vite-dev-id="${file}">${css.replaceAll('</style', '<\\/style')}</style>`
    }),
  )
  return sheets.join('')
}
