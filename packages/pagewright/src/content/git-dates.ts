import { execFileSync } from 'node:child_process'

/**
 * ISO day of the last commit of each file below a folder, by path relative to it, in one pass over the history. Empty
 * outside of git and in a shallow clone, whose history would tell wrong days.
 */
export function readGitDates(root: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>()
  const log =
    git(root, ['rev-parse', '--is-shallow-repository'])?.trim() === 'false'
      ? git(root, ['-c', 'core.quotepath=off', 'log', '--format=%x01%cs', '--name-only', '--relative', '--no-renames', '--', 'content'])
      : null
  if (log === null) return dates
  for (const commit of log.split('\x01')) {
    const [day = '', ...files] = commit.split('\n').filter((line) => line !== '')
    for (const file of files) if (!dates.has(file)) dates.set(file, day)
  }
  return dates
}

function git(root: string, command: readonly string[]): string | null {
  try {
    return execFileSync('git', command, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
