import { createProblemList, type PagePayload, type ProblemList } from '@pagewright/model'
import { checkTheme } from '../check/check-theme.ts'
import type { ConfigPlaces } from '../config/config-places.ts'
import type { SiteContext } from '../config/resolve-site.ts'
import { generatedFiles } from '../output/generated-files.ts'
import type { OutputFile } from '../output/output-file.ts'
import type { SharedFiles } from '../output/shared-files.ts'
import type { Route } from '../plan/page-base.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { createJobs } from '../render/create-jobs.ts'
import type { DocumentOptions } from '../render/document.ts'
import { type PageIslands, renderIslands } from '../render/render-islands.ts'
import { createRenderSetup, type RenderJob, renderDocument, renderPayload } from '../render/render-page.ts'
import { ThrownProblem, themeProblem } from '../report/theme-problem.ts'
import { buildSearch } from '../search/build-search.ts'
import type { DevTheme } from './dev-theme.ts'

export type DevPages = ReturnType<typeof createDevPages>

export type DevPagesInput = SiteContext & { readonly places: ConfigPlaces; readonly theme: DevTheme; readonly buildId: string }

/** The pages and other files of a site at one moment, made when they are asked for, by the same code as in a build. */
export function createDevPages(planned: PlannedSite, shared: SharedFiles, { root, site, store, places, theme, buildId }: DevPagesInput) {
  const { plan } = planned
  const assets = new Map<string, string>()
  let search: Promise<readonly OutputFile[]> | null = null
  /** The jobs of pages. Their assets are noted in `assets`. */
  const jobsOf = (routes: readonly Route[], islands: PageIslands): readonly RenderJob[] => {
    const made = createJobs(routes, { root, planned, islands })
    for (const { file, from } of made.assets) assets.set(file, from)
    return made.jobs
  }
  const islandsOf = (routes: readonly Route[], problems: ProblemList): Promise<PageIslands> =>
    renderIslands(routes, { root, siteData: plan.siteData, loadRenderer: theme.load, problems })
  /** Of all pages, without the components that throw. */
  const allIslands = (): Promise<PageIslands> => islandsOf(plan.routes, createProblemList())
  const jobAt = async (path: string): Promise<RenderJob | null> => {
    const route = planned.routeAt.get(path)
    if (route === undefined) return null
    const problems = createProblemList()
    const islands = await islandsOf([route], problems)
    const [problem] = problems.all()
    if (problem !== undefined) throw new ThrownProblem(problem)
    return jobsOf([route], islands)[0] ?? null
  }
  return {
    /** The data of the page at a site path; null where there is no page. Rejects with a ThrownProblem when a component in it throws. */
    payload: async (path: string): Promise<PagePayload | null> => {
      const job = await jobAt(path)
      return job === null ? null : renderPayload(job, { setup: { ...shared, buildId }, store })
    },
    /** The document of the page at a site path; null where there is no page. Rejects with a ThrownProblem when the theme fails. */
    document: async (path: string): Promise<string | null> => {
      const job = await jobAt(path)
      if (job === null) return null
      const loaded = await theme.load()
      const { renderApp, entry, starter, head } = loaded
      // The styles are elements of the head, where Vite replaces them after an edit.
      const assets = { ...noAssets, entry: { src: entry, integrity: null }, starter }
      const setup = createRenderSetup({ planned, shared }, { buildId, assets, extraHead: head, policy: null })
      const payload = renderPayload(job, { setup, store })
      try {
        return await renderDocument(payload, { sidebarKey: job.sidebarKey, setup, renderApp })
      } catch (error) {
        const problem = themeProblem(error, root)
        const problems = createProblemList()
        checkTheme({ site, places }, { theme: loaded, problems })
        // A text that is missing may be why it throws.
        const [reason] = problems.all()
        if (problem === null) throw reason === undefined ? error : new ThrownProblem(reason)
        throw new ThrownProblem(reason === undefined ? problem : { ...problem, hint: `This may be why: ${reason.message}` })
      }
    },
    /** The files of the search index, which are kept, since a search reads several of them. */
    searchFiles: (): Promise<readonly OutputFile[]> => {
      search ??= allIslands().then((islands) => buildSearch({ root, site, store, plan, islands }))
      return search
    },
    /** The feeds, the sitemap and the other files that are not pages. */
    generatedFiles: async (): Promise<readonly OutputFile[]> =>
      generatedFiles({
        root,
        // A service worker that the built site has left behind at this address has to go.
        site: site.offline === true ? { ...site, offline: false } : site,
        store,
        plan,
        jobs: jobsOf(plan.routes, await allIslands()),
        bundle: { ...noAssets, buildId: 'dev', scripts: [] },
        drawn: Promise.resolve(),
        publicFiles: planned.publicFiles,
      }),
    /** The absolute path of an asset of the content, by the name that pages use: `assets/order-1a2b3c4d.png`. Null for none. */
    asset: (name: string): string | null => {
      // A page of an earlier moment may name it. Making the jobs of all pages notes the assets of all.
      if (!assets.has(name)) jobsOf(plan.routes, new Map())
      return assets.get(name) ?? null
    },
  }
}

/** Vite serves the scripts and styles. */
const noAssets: DocumentOptions['assets'] = {
  entry: { src: '', integrity: null },
  styles: { first: '', deferred: '', pages: {} },
  starter: '',
}
