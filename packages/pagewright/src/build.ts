import { realpathSync } from 'node:fs'
import type { ProblemList } from '@pagewright/model'
import { readFingerprint } from './cache/fingerprint.ts'
import { hash } from './cache/hash.ts'
import { openStore, type Store } from './cache/store.ts'
import { checkSite } from './check/check-site.ts'
import { checkTheme } from './check/check-theme.ts'
import { type LoadedSite, loadSite } from './config/load-site.ts'
import { readGitDates } from './content/git.ts'
import { createContentLoader } from './content/load-content.ts'
import { generatedFiles } from './output/generated-files.ts'
import { copiedFile, copyPublicFiles, readyFile } from './output/output-file.ts'
import { redirectFiles } from './output/redirects.ts'
import { sharedFiles } from './output/shared-files.ts'
import { drawSocialImages } from './output/social-images/social-images.ts'
import { isReplaceable } from './output/staging.ts'
import { outputPages, type Written, writeOutputs } from './output/write-outputs.ts'
import type { PlannedSite } from './plan/planned-site.ts'
import { readSite } from './read-site.ts'
import { policyRules } from './render/content-policy.ts'
import { createJobs } from './render/create-jobs.ts'
import { checkIslands, renderIslands } from './render/render-islands.ts'
import { createRenderSetup, loadRenderer, type RenderJob, renderPages } from './render/render-page.ts'
import type { Logger } from './report/logger.ts'
import { buildSearch } from './search/build-search.ts'
import { bundleClient, type ClientBundle } from './vite/bundle-client.ts'
import { bundleProblem } from './vite/bundle-problem.ts'
import { bundleServer, type ServerBundle } from './vite/bundle-server.ts'

/** The input of a run that reads a site, from the command line. */
type ReadContext = {
  /** Absolute path of the site's folder. */
  readonly root: string
  /** The mount that replaces the configured one; undefined for the configured one. */
  readonly base: string | undefined
  /** Whether the run starts with an empty cache. */
  readonly fresh: boolean
  readonly problems: ProblemList
  readonly log: Logger
}

export type BuildContext = ReadContext & {
  /** Absolute path of the output folder, which need not exist yet. No symbolic link, because it is replaced as a whole. */
  readonly out: string
}

type OpenSite = LoadedSite & {
  readonly store: Store
  /** Identifies what every file of the output depends on: the generator's code, installed versions, the configuration. */
  readonly fingerprint: string
}

/** A site that is loaded, planned and checked. */
export type Prepared = OpenSite & { readonly planned: PlannedSite }

/**
 * Loads, plans and checks a site, and writes only into the cache. Mistakes of its author become problems; where the configuration has any,
 * it resolves to null. Rejects with `CacheLost`, and with what the file system throws.
 */
export async function prepareSite(context: ReadContext): Promise<Prepared | null> {
  const open = await openSite(context)
  return open === null ? null : prepare(open, context)
}

/**
 * Builds a site into its output folder. Mistakes of its author become problems. Where one of them is an error, it resolves to null. Rejects
 * with `CacheLost`, with what the theme throws, and with errors of the file system. Unless it succeeds, the last output stays in place.
 */
export async function build(context: BuildContext): Promise<Written | null> {
  const { root, out, problems } = context
  if (!isReplaceable(out, { root: realpathSync(root) })) {
    problems.add('out-dir-foreign', {
      file: null,
      message: `The folder ${out} holds files that no build has written, or lies in one of the site's own folders`,
      hint: 'Name another one with --out-dir, or empty it',
    })
    return null
  }
  const open = await openSite(context)
  if (open === null) return null
  const { site, store } = open
  const bundling = Promise.all([bundleClient({ root, site, store }), bundleServer({ root, site, store })])
  // It is awaited below. If something fails before that, its own failure is of no interest.
  bundling.catch(() => {})
  const prepared = await prepare(open, context)
  const bundles = await bundling.catch((error) => problems.addAll([bundleProblem(error, { root, site })]))
  if (bundles === undefined || problems.hasErrors()) return null
  const [client, server] = bundles
  return await write({ ...prepared, client, server }, context)
}

async function openSite({ root, base, fresh, problems }: ReadContext): Promise<OpenSite | null> {
  const loaded = await loadSite(root, { base, problems })
  if (loaded === null) return null
  const fingerprint = readFingerprint()
  const store = openStore(root, { fingerprint, fresh })
  const { plugins, ...site } = loaded.site
  return { ...loaded, store, fingerprint: hash(fingerprint, JSON.stringify(site), plugins?.version ?? '') }
}

/** The stages from the scan to the checks. */
async function prepare(open: OpenSite, { root, problems, log }: ReadContext): Promise<Prepared> {
  const { site, store, places } = open
  const loadContent = createContentLoader({ root, site, store, log })
  const planned = await readSite({ root, site, loadContent, dates: readGitDates(root, problems), problems })
  checkSite({ root, planned, problems, places })
  return { ...open, planned }
}

/** The stages from the search index to the output. */
async function write(
  ready: Prepared & { client: ClientBundle; server: ServerBundle },
  { root, out, fresh, problems, log }: BuildContext,
): Promise<Written | null> {
  const { site, fingerprint, store, planned, places, client, server } = ready
  const { plan, publicFiles } = planned
  // Workers draw while this thread indexes and renders. An error is thrown again where the pictures are written.
  const drawn = drawSocialImages({ root, site, plan, store, log })
  drawn.catch(() => {})
  const theme = { loadRenderer: () => loadRenderer(server.file), problems }
  await checkIslands({ islands: site.islands, places }, theme)
  if (problems.hasErrors()) return null
  const islands = await renderIslands(plan.routes, { ...theme, root, siteData: plan.siteData })
  if (problems.hasErrors()) return null
  const { jobs, assets } = createJobs(plan.routes, { root, planned, islands })
  const shared = sharedFiles(plan, site)
  const setup = createRenderSetup(
    { planned, shared },
    { buildId: client.buildId, assets: client, extraHead: '', policy: policyRules(site) },
  )
  const search = await buildSearch({ root, site, plan, islands, store })
  const generated = generatedFiles({ root, site, store, plan, jobs, bundle: client, publicFiles, drawn })
  const files = [
    ...copyPublicFiles(root, publicFiles),
    ...assets.map(({ file, ...copy }) => copiedFile(file, copy)),
    ...generated,
    ...search,
    ...client.files.map(({ file, content, encoding }) => readyFile(file, Buffer.from(content, encoding))),
    ...[...shared.files].map(([file, content]) => readyFile(file, content)),
    ...redirectFiles(plan, site),
  ]
  // Only a run that renders loads the theme. Any change of it or of the messages makes all pages stale.
  const render = async (stale: readonly RenderJob[], folder: string): Promise<void> => {
    if (stale.length === 0) return
    checkTheme({ site, places }, { theme: await loadRenderer(server.file), problems })
    await log.progress('Rendering', stale.length, (step) => renderPages(stale, { folder, setup, serverFile: server.file, store, step }))
  }
  const pages = outputPages(jobs, setup)
  return writeOutputs({ files, pages }, { out, fingerprint, mount: site.mount, fresh, renderPages: render })
}
