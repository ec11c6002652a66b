import type { ProblemList } from '@pagewright/model'
import type { Site } from './config/resolve-site.ts'
import type { GitDates } from './content/git.ts'
import type { ContentLoader } from './content/load-content.ts'
import { scanPublicFolder } from './content/public-files.ts'
import { type ReadFiles, scanContent } from './content/scan.ts'
import { readTranslationRecord } from './content/translation-record.ts'
import { planSite } from './plan/plan-site.ts'
import { type PlannedSite, toPlannedSite } from './plan/planned-site.ts'

type Input = {
  /** Absolute path of the site's folder. */
  readonly root: string
  readonly site: Site
  readonly loadContent: ContentLoader
  readonly dates: GitDates
  /** What was read at an earlier call. */
  readonly readFiles?: ReadFiles
  readonly problems: ProblemList
}

/** The stages from the scan to the plan, in builds and in the development server alike. Mistakes of authors become problems. */
export async function readSite({ root, site, loadContent, dates, problems, ...kept }: Input): Promise<PlannedSite> {
  const scan = scanContent(root, { site, problems, ...kept })
  const translationRecord = readTranslationRecord(root, problems)
  const { contents, problems: ofTexts } = await loadContent(scan.sources)
  problems.addAll(ofTexts)
  const publicFiles = new Set(scanPublicFolder(root, problems))
  const plan = planSite(contents, { site, dates, translationRecord, publicFiles })
  return toPlannedSite({ site, plan, scan, contents, publicFiles })
}
