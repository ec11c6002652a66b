import { createProblemList, decodeSafely, type Problem } from '@pagewright/model'
import { type Prepared, prepareSite } from '../build.ts'
import type { Content } from '../content/load-content.ts'
import { createLogger, silentLogger } from '../report/logger.ts'
import { movePage } from '../rewrite/move-page.ts'
import { pageOf } from '../rewrite/page-of.ts'
import { planRewrite, type Rewrite } from '../rewrite/plan-rewrite.ts'
import { problemsAfter } from '../rewrite/problems-after.ts'
import { renameHeading } from '../rewrite/rename-heading.ts'
import { writeFiles } from '../rewrite/write-files.ts'
import { type Command, type CommandInput, fail, siteOptions, UsageError } from './command.ts'

const rewriteOptions = {
  root: siteOptions.root,
  'dry-run': { type: 'boolean', help: 'say what would change, and change nothing' },
} as const

/** `pagewright move <page> <new-path>`: moves a page in every locale, with a redirect. */
export const moveCommand: Command = {
  summary: 'moves a page, and changes every link to it',
  operands: ['<page>', '<new-path>'],
  options: rewriteOptions,
  run: (input) => {
    const [name = '', address = ''] = input.operands
    return rewriteSite(input, { name, plan: (page, prepared) => movePage(page, { address, prepared }) })
  },
}

/** `pagewright rename <page>#<id> <new-id>`: gives a heading another id everywhere. */
export const renameCommand: Command = {
  summary: "changes a heading's id, and every link to it",
  operands: ['<page>#<id>', '<new-id>'],
  options: rewriteOptions,
  run: (input) => {
    const [name = '', to = ''] = input.operands
    const at = name.indexOf('#')
    if (at === -1) throw new UsageError(`"${name}" names no heading: write the page and the id, /docs/guide#start`)
    return rewriteSite(input, {
      name: name.slice(0, at),
      plan: (page, prepared) => renameHeading(page, { from: decodeSafely(name.slice(at + 1)), to: to.replace(/^#/, ''), prepared }),
    })
  },
}

type Wanted = {
  readonly name: string
  /** Decides what is done to the page; a message where the command cannot be carried out. */
  readonly plan: (page: Content, prepared: Prepared) => Rewrite | string
}

/** Rewrites a site as a whole: nothing is written unless the whole site would be as good as before. Resolves to the exit code. */
async function rewriteSite({ values, root }: CommandInput, { name, plan }: Wanted): Promise<number> {
  const log = createLogger()
  const problems = createProblemList()
  const prepared = await prepareSite({ root, base: undefined, fresh: false, problems, log: silentLogger })
  const refuse = (found: readonly Problem[], why: string): number => {
    const code = fail(found, root)
    log.error(`${why} Nothing was changed.`)
    return code
  }
  if (prepared === null || problems.hasErrors())
    return refuse(
      problems.all().filter(({ severity }) => severity === 'error'),
      'The site has errors, so links cannot be followed.',
    )
  const page = pageOf(name, { root, prepared })
  if (typeof page === 'string') throw new UsageError(page)
  const rewrite = plan(page, prepared)
  if (typeof rewrite === 'string') throw new UsageError(rewrite)
  const planned = await planRewrite(rewrite, { root, prepared })
  if (planned.problems.length > 0) return refuse(planned.problems, 'Not everything can be changed automatically.')
  const more = await problemsAfter(root, { files: planned.files, before: problems.all(), prepared })
  const isComputed = more.some(({ file }) => file !== null && prepared.files.includes(file))
  const advice = isComputed ? ' In the configuration only plain strings are followed: write links and ids as such.' : ''
  if (more.length > 0) return refuse(more, `The site would have these problems afterward.${advice}`)
  const isDry = values['dry-run'] === true
  if (!isDry) writeFiles(root, planned.files)
  for (const step of planned.steps) log.info(step)
  const count = [...planned.files.values()].filter((content) => content !== null).length
  log.info(`\n${count === 1 ? '1 file' : `${count} files`} ${isDry ? 'would change' : 'changed'}.`)
  return 0
}
