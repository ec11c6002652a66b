import { execFileSync, spawnSync } from 'node:child_process'
import type { ProblemList } from '@pagewright/model'

export type Git = ReturnType<typeof openGit>

/** Prepares git for a folder (an absolute path). Git asks for no password: where it needs one, the command fails. It speaks English. */
export function openGit(cwd: string) {
  // A hook of git sets where the repository is, and from another folder that would be wrong.
  const { GIT_DIR, GIT_WORK_TREE, GIT_INDEX_FILE, GIT_PREFIX, GIT_COMMON_DIR, GIT_OBJECT_DIRECTORY, ...outside } = process.env
  const quiet = { ...outside, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' }
  return {
    /** Runs a command and returns what it prints, trimmed. Throws a `GitError` when it fails. */
    run: (args: readonly string[], { env = {} }: { readonly env?: Readonly<Record<string, string>> } = {}): string => {
      try {
        return execFileSync('git', args, {
          cwd,
          encoding: 'utf8',
          env: { ...quiet, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
          maxBuffer: 256 * 1024 * 1024,
        }).trim()
      } catch (error) {
        const { stderr, message } = error as Error & { stderr?: string }
        throw new GitError((stderr ?? '').trim() || message)
      }
    },
    /** Whether a git command ends without an error; false also where git cannot be started. */
    succeeds: (args: readonly string[]): boolean => spawnSync('git', args, { cwd, env: quiet, stdio: 'ignore' }).status === 0,
  }
}

/** Thrown when a git command fails. The message is git's own. */
export class GitError extends Error {}

/**
 * Why git does not read the repository, in its own words, such as that it belongs to another user. Null where git reads it, where there is
 * none, and where git is not installed.
 */
export function refusalOf(git: Git): string | null {
  try {
    git.run(['rev-parse', '--git-dir'])
    return null
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    return /not a git repository|ENOENT/.test(error.message) ? null : (error.message.split('\n')[0] ?? null)
  }
}

/** The ISO day on which each content file that git knows was last changed, by its path from the root of the site. */
export type GitDates = ReadonlyMap<string, string>

/**
 * The day of the last commit of each content file; for a text of a version that nobody has changed since it was cut, the day
 * of its original's last commit before that. Empty outside of git and, with a note, in a shallow clone and where git refuses to read the
 * repository.
 */
export function readGitDates(root: string, problems: ProblemList): GitDates {
  const git = openGit(root)
  try {
    return readDates(git, problems)
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    const refusal = refusalOf(git)
    if (refusal !== null)
      problems.add('git-refused', {
        file: null,
        message: `The pages do not say when they were last changed, because git refuses to read the repository: ${refusal}`,
        hint: 'Run `git log` in the folder of the site, and do what it says',
      })
    return new Map()
  }
}

function readDates(git: Git, problems: ProblemList): GitDates {
  const dates = new Map<string, string>()
  if (git.run(['rev-parse', '--is-shallow-repository']) === 'true') {
    problems.add('shallow-clone', {
      file: null,
      message: 'The pages do not say when they were last changed, because this is a shallow clone without the whole history',
      hint: 'Fetch the history with `git fetch --unshallow`; in a GitHub workflow, give actions/checkout the option `fetch-depth: 0`',
    })
    return dates
  }
  const log = git.run([
    '-c',
    'core.quotepath=off',
    'log',
    '--format=%x01%cs',
    '--raw',
    '--no-abbrev',
    '--relative',
    '--no-renames',
    '--',
    'content',
  ])
  /** Texts of versions that nobody has changed since they were added, by the blob and the path of the text that each was copied from. */
  const copies = new Map<string, string[]>()
  // The newest commit comes first.
  for (const commit of log.split('\x01')) {
    const [day = '', ...lines] = commit.split('\n').filter((line) => line !== '')
    const changes = lines.map((line) => {
      const [numbers = '', file = ''] = line.split('\t')
      const [, , , blob = '', status = ''] = numbers.split(' ')
      return { file, blob, status }
    })
    for (const { file, blob, status } of changes) {
      const original = status === 'A' ? file.replace(/^(content\/[^/]+\/docs)-[^/]+\//, '$1/') : file
      const key = `${blob} ${original}`
      if (original !== file && !dates.has(file)) copies.set(key, [...(copies.get(key) ?? []), file])
      if (!dates.has(file)) dates.set(file, day)
    }
    for (const { file, blob } of changes) {
      for (const copy of copies.get(`${blob} ${file}`) ?? []) dates.set(copy, day)
      copies.delete(`${blob} ${file}`)
    }
  }
  return dates
}
