import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList, type ProblemList } from '@pagewright/model'
import { loadSite } from '../config/load-site.ts'
import { recordFile } from '../output/record.ts'
import { formatProblems } from '../report/format-problems.ts'
import { createLogger } from '../report/logger.ts'
import { baseOf, type Command, foldersOf, siteOptions } from './command.ts'
import { type Git, GitError, openGit } from './git.ts'
import { runBuild } from './run-build.ts'

/** `pagewright deploy`: builds, and pushes the output as one commit. */
export const deployCommand: Command = {
  name: 'deploy',
  summary: 'builds the site and pushes it to the branch that is served',
  operands: [],
  options: {
    ...siteOptions,
    'allow-dirty': { type: 'boolean', help: '      deploy although there are changes that are not committed' },
    remote: { type: 'string', help: '<name>     remote (default: the configured one)' },
    branch: { type: 'string', help: '<name>     branch (default: the configured one)' },
  },
  run: async ({ values }) => {
    const { root, out } = foldersOf(values)
    const log = createLogger()
    const problems = createProblemList()
    const { site } = (await loadSite(root, { base: baseOf(values), problems })) ?? { site: null }
    const git = openGit(root)
    if (site !== null) {
      const remote = String(values['remote'] ?? site.deploy.remote)
      const branch = String(values['branch'] ?? site.deploy.branch)
      checkRepository(git, { remote, branch, allowDirty: values['allow-dirty'] === true, problems })
      if (!problems.hasErrors() && (await runBuild(values, { log })) !== null) {
        return push(git, { out, remote, branch, problems }) ? tell(log.info, `Deployed to ${remote}/${branch}.`) : fail(problems, { root })
      }
      if (!problems.hasErrors()) return 1
    }
    return fail(problems, { root })
  },
}

function tell(info: (line: string) => void, line: string): number {
  info(line)
  return 0
}

function fail(problems: ProblemList, { root }: { root: string }): number {
  createLogger().error(formatProblems(problems.all(), { root, format: 'text', color: process.stderr.isTTY }))
  return 1
}

type Check = { readonly remote: string; readonly branch: string; readonly allowDirty: boolean; readonly problems: ProblemList }

function checkRepository(git: Git, { remote, branch, allowDirty, problems }: Check): void {
  const found = obstacle(git, { remote, branch, allowDirty })
  if (found !== null) problems.error('cannot-deploy', { file: null, message: found[0], hint: found[1] })
}

/** What stands against deploying, and what to do; null for nothing. */
function obstacle(git: Git, { remote, branch, allowDirty }: Omit<Check, 'problems'>): readonly [string, string] | null {
  if (!git.succeeds(['rev-parse', '--verify', 'HEAD']))
    return ['The site is in no git repository with a commit', 'Commit the site first: the deployed commit names the one it was built from']
  if (!git.succeeds(['remote', 'get-url', remote]))
    return [`There is no remote "${remote}"`, 'Add it with `git remote add`, or name another with --remote']
  if (!git.succeeds(['check-ref-format', '--branch', branch])) return [`"${branch}" is no name for a branch`, 'Name another with --branch']
  if (git.run(['branch', '--show-current']) === branch)
    return [`The branch "${branch}" is checked out here`, 'Deploy from the branch that holds the sources']
  if (!allowDirty && git.run(['status', '--porcelain']) !== '')
    return ['There are changes that are not committed', 'Commit them, or deploy with --allow-dirty']
  return null
}

type Push = { readonly out: string; readonly remote: string; readonly branch: string; readonly problems: ProblemList }

/** Makes a commit of the output with an index of its own, so that neither the working tree nor the repository's index is touched. */
function push(git: Git, { out, remote, branch, problems }: Push): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-deploy-'))
  try {
    const sha = git.run(['rev-parse', 'HEAD'])
    const env = { GIT_INDEX_FILE: join(folder, 'index'), GIT_WORK_TREE: out, GIT_DIR: git.run(['rev-parse', '--absolute-git-dir']) }
    git.run(['add', '--all', '--force', '--', '.', `:(exclude)${recordFile}`], { env })
    const tree = git.run(['write-tree'], { env })
    const parent = fetchTip(git, { remote, branch })
    const message = `Deploy website - based on ${sha}`
    const commit = git.run(['commit-tree', tree, '-m', message, ...(parent === null ? [] : ['-p', parent])])
    git.run(['push', remote, `${commit}:refs/heads/${branch}`])
    return true
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    problems.error('cannot-deploy', {
      file: null,
      message: `Git refused: ${error.message}`,
      hint: 'Nothing was deployed; the working tree is as it was',
    })
    return false
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The commit that the branch is at on the remote; null where it does not exist yet. */
function fetchTip(git: Git, { remote, branch }: { remote: string; branch: string }): string | null {
  const line = git.run(['ls-remote', '--heads', remote, `refs/heads/${branch}`])
  if (line === '') return null
  git.run(['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`])
  return line.split(/\s/)[0] ?? null
}
