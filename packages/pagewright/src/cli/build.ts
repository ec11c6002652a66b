import { readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { build } from '../build.ts'
import { cacheFolder, isCacheLost } from '../cache/store.ts'
import { recoverOutput } from '../output/staging.ts'
import type { Written } from '../output/write-outputs.ts'
import { diskProblem } from '../report/disk-problem.ts'
import { countProblems, summarizeProblems } from '../report/format-problems.ts'
import { createLogger, type Logger } from '../report/logger.ts'
import { themeProblem } from '../report/theme-problem.ts'
import { allOption, type Command, type CommandInput, fail, siteOptions } from './command.ts'

/** `pagewright build` */
export const buildCommand: Command = {
  summary: 'builds the site into its output folder',
  operands: [],
  options: { ...siteOptions, all: allOption },
  run: async (input) => ((await runBuild(input)) === null ? 1 : 0),
}

/** Builds as the command line asks, and reports the result. Resolves to null when the last output stayed in place. */
export async function runBuild(
  input: CommandInput,
  { log = createLogger(), isRetry = false }: { log?: Logger; isRetry?: boolean } = {},
): Promise<Written | null> {
  // What a symbolic link leads to is replaced, not the link.
  const out = realPath(input.out)
  const { root } = input
  const problems = createProblemList()
  const started = performance.now()
  const removeHandlers = addHandlers(root)
  // The bundler reads from the environment whether it works for production.
  process.env['NODE_ENV'] = 'production'
  let written: Written | null = null
  try {
    // In case an earlier build was killed while it put its output in place: this one may fail, and then leave it as it is.
    recoverOutput(out)
    written = await build({ ...input, out, problems, log })
  } catch (error) {
    // A part of the cache was damaged, or another build has emptied it: one attempt is made with an empty one.
    if (isCacheLost(error, cacheFolder(root)) && !isRetry) return await runBuild({ ...input, fresh: true }, { log, isRetry: true })
    const problem = diskProblem(error) ?? themeProblem(error, root)
    if (problem === null) throw error
    problems.addAll([problem])
  } finally {
    removeHandlers()
  }
  const all = problems.all()
  if (all.length > 0) log.error(summarizeProblems(all, { root, color: process.stderr.isTTY, all: input.values['all'] === true }))
  if (written === null || problems.hasErrors()) {
    log.error('Nothing was written; the last output is as it was.')
    return null
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  const what = written.changed ? `${written.rendered} pages rendered, ${written.total} files` : `nothing changed, ${written.total} files`
  log.info(`Built ${out} in ${seconds} s: ${what}${all.length === 0 ? '' : `; ${countProblems(all)}`}`)
  return written
}

/** An absolute path without symbolic links. What it leads to need not exist. */
function realPath(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    // Links in a circle, or the root of a disk that is not there.
    if ((error as NodeJS.ErrnoException).code === 'ELOOP' || dirname(path) === path) return path
  }
  try {
    return realPath(resolve(dirname(path), readlinkSync(path)))
  } catch {
    // It is no link.
    return join(realPath(dirname(path)), basename(path))
  }
}

/**
 * Ends a build at once on Ctrl-C, which is safe because the output is replaced as a whole, and with a report when the theme throws where
 * nothing waits for it: in a timer, or in a promise without a handler. Returns what removes these handlers.
 */
function addHandlers(root: string): () => void {
  // While the configuration is read, `process.exit` is another function.
  const { exit } = process
  const onSignal = (signal: NodeJS.Signals): void => {
    process.stderr.write('\nStopped; the last output is as it was.\n')
    exit(signal === 'SIGINT' ? 130 : 143)
  }
  const onError = (error: unknown): void => {
    const problem = themeProblem(error, root)
    if (problem === null) throw error
    fail([problem], root)
    process.stderr.write('Nothing was written; the last output is as it was.\n')
    exit(1)
  }
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal).on('uncaughtException', onError)
  return () => process.off('SIGINT', onSignal).off('SIGTERM', onSignal).off('uncaughtException', onError)
}
