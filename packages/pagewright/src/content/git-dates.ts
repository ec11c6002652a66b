import { execFileSync } from 'node:child_process'
import type { ProblemList } from '@pagewright/model'

/**
 * ISO day of the last commit of each content file, by path relative to the site's folder, in one pass over the history.
 * Empty outside of git, and in a shallow clone, whose history would tell wrong days: `problems` gets a note about that.
 */
export function readGitDates(root: string, problems?: ProblemList): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository'])?.trim()
  if (isShallow === 'true') {
    problems?.note('shallow-clone', {
      file: null,
      message: 'The pages say nothing about when they were last changed, because this is a shallow clone without the whole history',
      hint: 'Fetch the history with `git fetch --unshallow`; in a GitHub workflow, give actions/checkout the option `fetch-depth: 0`',
    })
  }
  if (isShallow !== 'false') return dates
  const log = git(root, [
    '-c',
    'core.quotepath=off',
    'log',
    '--format=%x01%cs',
    '--name-only',
    '--relative',
    '--no-renames',
    '--',
    'content',
  ])
  for (const commit of log?.split('\x01') ?? []) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '')
    for (const file of files) if (!dates.has(file)) dates.set(file, day)
  }
  return dates
}

/** What a git command prints; null when it fails, or git is missing. */
function git(root: string, command: readonly string[]): string | null {
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
