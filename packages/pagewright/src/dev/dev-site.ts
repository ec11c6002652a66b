import { createProblemList, type Problem, toDataFile } from '@pagewright/model'
import { checkSite } from '../check/check-site.ts'
import { readGitDates } from '../content/git.ts'
import { createContentLoader } from '../content/load-content.ts'
import type { ReadFiles } from '../content/scan.ts'
import { sharedFiles } from '../output/shared-files.ts'
import type { PlannedSite } from '../plan/planned-site.ts'
import { readSite } from '../read-site.ts'
import { silentLogger } from '../report/logger.ts'
import { createDevPages, type DevPages, type DevPagesInput } from './dev-pages.ts'

/** The site at one moment, as it is served. */
type Served = {
  readonly planned: PlannedSite
  readonly pages: DevPages
  /** The site paths of pages, by their data files. */
  readonly dataFiles: ReadonlyMap<string, string>
  /** What is wrong with the texts themselves. */
  readonly problems: readonly Problem[]
}

export type DevSite = ReturnType<typeof createDevSite>

/** A site that is edited while it is served: `reread` compiles what has changed, and plans all anew. */
export function createDevSite(input: DevPagesInput) {
  const { root, site, store, places } = input
  const dates = readGitDates(root, createProblemList())
  const readFiles: ReadFiles = new Map()
  const sharedTexts = new Map<string, string>()
  let loadContent = createContentLoader({ root, site, store, log: silentLogger })

  const read = async (): Promise<Served> => {
    const problems = createProblemList()
    const planned = await readSite({ root, site, loadContent, dates, readFiles, problems })
    const { plan } = planned
    const shared = sharedFiles(plan, site)
    for (const [file, content] of shared.files) sharedTexts.set(file, content)
    const dataFiles = new Map(plan.routes.map(({ page: { path } }) => [toDataFile(path), path]))
    return { planned, pages: createDevPages(planned, shared, input), dataFiles, problems: problems.all() }
  }

  let current = read()
  // A failure is told to whoever asks for the site, and nobody may have asked yet.
  current.catch(() => {})
  return {
    /** The site as it was when `reread` was called last. */
    current: (): Promise<Served> => current,
    /** Reads and plans the site again. Rejects with what the file system throws; the next call tries anew. */
    reread: (): Promise<Served> => {
      current = current.then(read, read)
      return current
    },
    /** Makes `reread` compile all texts, because the store has lost some: a build with --no-cache, in another process, may have emptied it. */
    forget: (): void => {
      loadContent = createContentLoader({ root, site, store: { ...store, readRecord: () => null }, log: silentLogger })
    },
    /** The text of a file that pages share, of now or of an earlier moment: pages on their way to a browser still name those. */
    sharedFile: (file: string): string | null => sharedTexts.get(file) ?? null,
    /** What is wrong with the site as it is now. Rejects where it could not be read. */
    problems: async (): Promise<readonly Problem[]> => {
      const { planned, problems } = await current
      const list = createProblemList()
      list.judgeBy(site.rules)
      list.addAll(problems)
      checkSite({ root, planned, problems: list, places })
      return list.all()
    },
  }
}
