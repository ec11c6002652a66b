import { createProblemList } from '@pagewright/model'
import { type Prepared, prepareSite } from '../build.ts'
import { loadSite } from '../config/load-site.ts'
import type { Content } from '../content/load-content.ts'
import { formatProblems } from '../report/format-problems.ts'
import { createLogger, silentLogger } from '../report/logger.ts'
import { problemsAfter, writeFiles } from '../rewrite/change-site.ts'
import { pageOf } from '../rewrite/page-of.ts'
import { planRewrite, type Rewrite } from '../rewrite/plan-rewrite.ts'
import { type CommandInput, foldersOf, siteOptions, UsageError } from './command.ts'

/** Options of the commands that rewrite a site. */
export const rewriteOptions = {
  root: siteOptions.root,
  'dry-run': { type: 'boolean', help: 'say what would change, and change nothing' },
} as const

export type RewriteInput = {
  readonly values: CommandInput['values']
  /** How the page is named on the command line. */
  readonly name: string
  /** Decides what is done to the page; a message where the command cannot be carried out. */
  readonly plan: (page: Content, prepared: Prepared) => Rewrite | string
}

/** Rewrites a site as a whole: nothing is written unless the whole site would be as good as before. Resolves to the exit code. */
export async function rewriteSite({ values, name, plan }: RewriteInput): Promise<number> {
  const { root, out } = foldersOf(values)
  const log = createLogger()
  const problems = createProblemList()
  const loaded = await loadSite(root, { base: undefined, problems })
  const prepared = loaded === null ? null : await prepareSite({ root, out, base: undefined, fresh: false, problems, log: silentLogger })
  const refuse = (found: Parameters<typeof formatProblems>[0], why: string): number => {
    log.error(`${formatProblems(found, { root, format: 'text', color: process.stderr.isTTY })}${why} Nothing was changed.`)
    return 1
  }
  if (loaded === null || prepared === null || problems.hasErrors())
    return refuse(
      problems.all().filter(({ severity }) => severity === 'error'),
      'The site has errors, so links cannot be followed.',
    )
  const page = pageOf(name, { root, prepared })
  if (typeof page === 'string') throw new UsageError(page)
  const rewrite = plan(page, prepared)
  if (typeof rewrite === 'string') throw new UsageError(rewrite)
  const planned = await planRewrite(rewrite, { root, prepared, configFiles: loaded.files })
  if (planned.problems.length > 0) return refuse(planned.problems, 'Not everything can be changed automatically.')
  const more = await problemsAfter(root, { files: planned.files, before: problems.all() })
  if (more.length > 0) return refuse(more, 'The site would have these problems afterward.')
  for (const step of planned.steps) log.info(step)
  const count = [...planned.files.values()].filter((content) => content !== null).length
  if (values['dry-run'] === true) {
    log.info(`\n${count} files would change.`)
    return 0
  }
  writeFiles(root, planned.files)
  log.info(`\n${count} files changed.`)
  return 0
}
