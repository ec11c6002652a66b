import { createProblemList, type PagePayload, type ProblemList } from '@pagewright/model'
import type { SiteContext } from '../config/resolve-site.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { Plan } from '../plan/plan-site.ts'
import type { Route } from '../plan/route.ts'
import { createJobs } from '../render/create-jobs.ts'
import type { DocumentOptions } from '../render/document.ts'
import { type PageIslands, renderIslands } from '../render/render-islands.ts'
import { createRenderSetup, type RenderJob, type RenderSetup, renderDocument, renderPayload } from '../render/render-page.ts'
import { themeProblem } from '../report/place-of-thrown.ts'
import { buildSearch } from '../search/build-search.ts'
import type { DevSite } from './dev-site.ts'
import { type DevTheme, ThemeError } from './dev-theme.ts'

export type DevPages = ReturnType<typeof createDevPages>

type DevPagesInput = SiteContext & { readonly dev: DevSite; readonly theme: DevTheme; readonly buildId: string }

/** The pages of a site that is edited while it is served, made when they are asked for, by the same code as in a build. */
export function createDevPages({ root, site, store, dev, theme, buildId }: DevPagesInput) {
  const assets = new Map<string, string>()
  let search: { readonly plan: Plan; readonly files: Promise<readonly OutputFile[]> } | null = null
  const jobsOf = (routes: readonly Route[], islands: PageIslands = new Map()): readonly RenderJob[] => {
    const made = createJobs(routes, { root, targets: dev.planned().targets, islands })
    for (const { file, from } of made.assets) assets.set(file, from)
    return made.jobs
  }
  const setupWith = (options: Pick<DocumentOptions, 'assets' | 'extraHead'>): RenderSetup => {
    return createRenderSetup(dev.planned(), { buildId, policy: false, ...options })
  }
  const islandsOf = (routes: readonly Route[], problems: ProblemList): Promise<PageIslands> =>
    renderIslands(routes, { root, siteData: dev.planned().plan.siteData, loadTheme: theme.load, problems })
  const allIslands = (): Promise<PageIslands> => islandsOf(dev.planned().plan.routes, createProblemList())
  const indexAll = async (plan: Plan): Promise<readonly OutputFile[]> =>
    buildSearch({ root, site, store, plan, islands: await allIslands(), problems: createProblemList() })
  const jobAt = async (path: string): Promise<RenderJob | null> => {
    const route = await dev.route(path)
    if (route === null) return null
    const problems = createProblemList()
    const islands = await islandsOf([route], problems)
    const [problem] = problems.all()
    if (problem !== undefined) throw new ThemeError(problem)
    return jobsOf([route], islands)[0] ?? null
  }
  return {
    /** The data of the page at a site path; null where there is no page. */
    payload: async (path: string): Promise<PagePayload | null> => {
      const job = await jobAt(path)
      return job === null ? null : renderPayload(job, { setup: setupWith(noAssets), store })
    },
    /** The document of the page at a site path; null where there is no page. Rejects with a ThemeError when the theme fails. */
    document: async (path: string): Promise<string | null> => {
      const job = await jobAt(path)
      if (job === null) return null
      const { renderApp, entry, starter, head } = await theme.load()
      // The styles are elements of the head, where Vite replaces them after an edit.
      const setup = setupWith({ assets: { ...noAssets.assets, entry: { src: entry, integrity: null }, starter }, extraHead: head })
      const payload = renderPayload(job, { setup, store })
      try {
        return await renderDocument(payload, { sidebarKey: job.sidebarKey, setup, renderApp })
      } catch (error) {
        const problem = themeProblem(error, root)
        throw problem === null ? error : new ThemeError(problem)
      }
    },
    /** The components in all texts that are compiled; those that throw are left out. */
    islands: allIslands,
    /** The files of the search index of all that is compiled so far, kept with their plan, since a search reads several of them. */
    searchFiles: (): Promise<readonly OutputFile[]> => {
      const { plan } = dev.planned()
      if (search?.plan !== plan) search = { plan, files: indexAll(plan) }
      return search.files
    },
    /** The absolute path of an asset of the content, by the name that pages use: `assets/order-1a2b3c4d.png`. Null for none. */
    asset: (name: string): string | null => {
      if (!assets.has(name)) jobsOf(dev.planned().plan.routes)
      return assets.get(name) ?? null
    },
  }
}

/** What a page's data does not depend on. */
const noAssets: Pick<DocumentOptions, 'assets' | 'extraHead'> = {
  assets: { entry: { src: '', integrity: null }, styles: { first: '', deferred: '', pages: {} }, starter: '' },
  extraHead: '',
}
