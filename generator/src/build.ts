import { join } from 'node:path'
import { fingerprint } from './cache/fingerprint.ts'
import { openStore, type Store } from './cache/store.ts'
import { checkSite } from './check/check-site.ts'
import { checkPublishedAnchors, readPublishedAnchors } from './check/published-anchors.ts'
import { loadSite } from './config/load-site.ts'
import type { Site } from './config/resolve-site.ts'
import { createCompileExecutor } from './content/compile-executor.ts'
import { readGitDates } from './content/git-dates.ts'
import { loadContent } from './content/load-content.ts'
import { scanContent } from './content/scan.ts'
import { readTranslationRecord } from './content/translation-record.ts'
import type { Messages } from './model/messages.ts'
import { copyPublicFiles, listPublicFiles } from './output/collect-copies.ts'
import { collectOutputs, sharedFiles } from './output/collect-outputs.ts'
import { machineFiles } from './output/machine-files.ts'
import { iconLinks } from './output/manifest.ts'
import { isReplaceable } from './output/record.ts'
import { type Written, writeOutputs } from './output/write-outputs.ts'
import { createTargets } from './plan/create-targets.ts'
import { iconSource } from './plan/made-files.ts'
import { type Plan, planSite } from './plan/plan-site.ts'
import type { Targets } from './plan/resolve-references.ts'
import { createJobs } from './render/create-jobs.ts'
import { createRenderExecutor } from './render/render-executor.ts'
import type { RenderSetup } from './render/render-page.ts'
import type { Logger } from './report/logger.ts'
import type { ProblemList } from './report/problem-list.ts'
import { buildSearch } from './search/build-search.ts'
import { bundleClient } from './vite/bundle-client.ts'
import { bundleProblem } from './vite/bundle-problem.ts'
import { bundleServer, type ServerBundle } from './vite/bundle-server.ts'
import type { ClientBundle } from './vite/client-bundle.ts'

/** What a run works with; made by the command, passed to the stages. */
export type BuildContext = {
  /** Absolute path of the site's folder. */
  readonly root: string
  /** Absolute path of the output folder. */
  readonly out: string
  /** Overrides the configured mount. */
  readonly base: string | undefined
  /** Starts from an empty cache. */
  readonly fresh: boolean
  readonly problems: ProblemList
  readonly log: Logger
}

/** A site, loaded, planned and checked. */
export type Prepared = {
  readonly site: Site
  readonly store: Store
  readonly plan: Plan
  readonly targets: Targets
  readonly publicFiles: readonly string[]
}

/** Loads, plans and checks a site without writing. Null when its configuration is not usable. */
export async function prepareSite(context: BuildContext): Promise<Prepared | null> {
  const { root, problems, log } = context
  const loaded = await loadSite(root, { base: context.base, problems })
  if (loaded === null) return null
  const { site, places } = loaded
  const store = openStore(root, { fingerprint: fingerprint(site), fresh: context.fresh })
  const scan = scanContent(root, { site, problems })
  const executor = createCompileExecutor({ root, store, messages: site.messages as Readonly<Record<string, Messages>> })
  const content = await loadContent(scan.sources, {
    root,
    site,
    store,
    executor,
    startProgress: (total) => log.progress('Compiling', total),
  })
  problems.addAll(content.problems)
  const plan = planSite(content.contents, { site, dates: readGitDates(root), translationRecord: readTranslationRecord(root, problems) })
  const publicFiles = listPublicFiles(root)
  const targets = createTargets({ site, plan, scan, contents: content.contents, publicFiles })
  checkSite({ plan, targets, problems, places })
  checkPublishedAnchors(readPublishedAnchors(root, problems), { targets, problems })
  return { site, store, plan, targets, publicFiles }
}

/** Builds a site into its output folder. Null, with problems, when an error keeps the last output in place. */
export async function build(context: BuildContext): Promise<Written | null> {
  const { root, out, problems, log } = context
  if (!isReplaceable(out) || `${root}/`.startsWith(`${out}/`)) {
    problems.error('out-dir-foreign', {
      file: null,
      message: `The folder ${out} holds files that no build has written`,
      hint: 'Name another one with --out-dir, or empty it',
    })
    return null
  }
  const prepared = await prepareSite(context)
  if (prepared === null) return null
  const bundles = await bundleTheme(prepared, context)
  if (bundles === null || problems.hasErrors()) return null
  const { site, store, plan, targets, publicFiles } = prepared
  const { jobs, assets } = createJobs(plan.routes, { root, targets })
  const setup = createSetup({ site, plan, client: bundles.client, hasIcons: publicFiles.includes(iconSource) })
  const machines = machineFiles({ root, site, store, plan, jobs, bundle: bundles.client, publicFiles })
  const search = buildSearch({ root, site, plan, store, problems })
  const copies = [...copyPublicFiles(root, publicFiles), ...assets, ...machines, ...search]
  const outputs = collectOutputs({ site, plan, bundle: bundles.client, jobs, setup, copies })
  const executor = createRenderExecutor({ setup, store, serverFile: bundles.server.file })
  return writeOutputs(outputs, { out, executor, startProgress: (total) => log.progress('Rendering', total) })
}

async function bundleTheme(
  { site, store }: Prepared,
  { root, problems }: BuildContext,
): Promise<{ client: ClientBundle; server: ServerBundle } | null> {
  try {
    const [client, server] = await Promise.all([bundleClient({ root, site, store }), bundleServer({ root, site, store })])
    return { client, server }
  } catch (error) {
    problems.addAll([bundleProblem(error, { root, theme: join(root, site.theme) })])
    return null
  }
}

function createSetup({ site, plan, client, hasIcons }: { site: Site; plan: Plan; client: ClientBundle; hasIcons: boolean }): RenderSetup {
  const { siteUrls, sidebarUrls } = sharedFiles(plan, site)
  return {
    siteData: Object.fromEntries(plan.siteData),
    sidebars: Object.fromEntries(plan.sidebars),
    siteUrls,
    sidebarUrls,
    shell: client.shell,
    assets: client,
    extraHead: hasIcons ? iconLinks(site) : '',
    policy: true,
  }
}
