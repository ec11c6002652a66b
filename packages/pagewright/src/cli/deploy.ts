import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList, type ProblemList } from '@pagewright/model'
import { loadSite } from '../config/load-site.ts'
import { type Git, GitError, openGit } from '../content/git.ts'
import { recordFile } from '../output/staging.ts'
import { createLogger } from '../report/logger.ts'
import { runBuild } from './build.ts'
import { type Command, fail, siteOptions } from './command.ts'

/** `pagewright deploy`: builds the site, and pushes the output as one commit. */
export const deployCommand: Command = {
  name: 'deploy',
  summary: 'builds the site and pushes it to the branch that is served',
  operands: [],
  options: {
    ...siteOptions,
    'allow-dirty': { type: 'boolean', help: 'deploy even if there are changes that are not committed' },
    remote: { type: 'string', help: '<name> remote (default: the configured one)' },
    branch: { type: 'string', help: '<name> branch (default: the configured one)' },
  },
  run: async (input) => {
    const { values, root, out, base } = input
    const log = createLogger()
    const problems = createProblemList()
    const site = (await loadSite(root, { base, problems }))?.site
    if (site !== undefined) {
      const git = openGit(root)
      const remote = String(values['remote'] ?? site.deploy.remote)
      const branch = String(values['branch'] ?? site.deploy.branch)
      const obstacle = findObstacle(git, { remote, branch, allowDirty: values['allow-dirty'] === true })
      if (obstacle !== null) problems.add('cannot-deploy', { file: null, ...obstacle })
      else if ((await runBuild(input, { log })) === null) return 1
      else {
        const pushed = push(git, { out, remote, branch, problems })
        if (pushed !== 'refused') {
          log.info(pushed === 'unchanged' ? `${remote}/${branch} holds this site already.` : `Deployed to ${remote}/${branch}.`)
          return 0
        }
      }
    }
    return fail(problems.all(), root)
  },
}

type Target = { readonly remote: string; readonly branch: string }

/** Says why the site cannot be deployed from this repository in its present state; null when it can. */
function findObstacle(
  git: Git,
  { remote, branch, allowDirty }: Target & { allowDirty: boolean },
): { message: string; hint: string } | null {
  if (!git.succeeds(['--version'])) return { message: 'Git cannot be started', hint: 'Install git, and see that it is in your PATH' }
  if (!git.succeeds(['rev-parse', '--verify', 'HEAD']))
    return {
      message: 'The site is not in a git repository that has a commit',
      hint: 'Commit the site first, because the deployed commit names the commit that it was built from',
    }
  if (!git.succeeds(['remote', 'get-url', remote]))
    return { message: `There is no remote "${remote}"`, hint: 'Add it with `git remote add`, or name another one with --remote' }
  if (!git.succeeds(['check-ref-format', '--branch', branch]))
    return { message: `"${branch}" cannot be the name of a branch`, hint: 'Name another one with --branch' }
  if (git.run(['branch', '--show-current']) === branch)
    return { message: `The branch "${branch}" is checked out here`, hint: 'Deploy from the branch that holds the sources' }
  if (!allowDirty && git.run(['status', '--porcelain']) !== '')
    return { message: 'There are changes that are not committed', hint: 'Commit them, or deploy with --allow-dirty' }
  return null
}

/** Commits the output with an index of its own, and pushes it, unless the branch holds it already. Adds a problem when git refuses. */
function push(
  git: Git,
  { out, remote, branch, problems }: Target & { out: string; problems: ProblemList },
): 'pushed' | 'unchanged' | 'refused' {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-deploy-'))
  try {
    const sha = git.run(['rev-parse', 'HEAD'])
    const env = { GIT_INDEX_FILE: join(folder, 'index'), GIT_WORK_TREE: out, GIT_DIR: git.run(['rev-parse', '--absolute-git-dir']) }
    // Git would otherwise change line ends where it is set up to do so, and the branch would not hold what was built.
    const asBuilt = ['-c', 'core.autocrlf=false', '-c', 'core.attributesFile=/dev/null']
    git.run([...asBuilt, 'add', '--all', '--force', '--', '.', `:(exclude)${recordFile}`], { env })
    const tree = git.run(['write-tree'], { env })
    const parent = fetchTip(git, { remote, branch })
    if (parent !== null && git.run(['rev-parse', `${parent}^{tree}`]) === tree) return 'unchanged'
    const message = `Deploy website - based on ${sha}`
    const commit = git.run(['commit-tree', tree, '-m', message, ...(parent === null ? [] : ['-p', parent])])
    git.run(['push', remote, `${commit}:refs/heads/${branch}`])
    return 'pushed'
  } catch (error) {
    if (!(error instanceof GitError)) throw error
    problems.add('cannot-deploy', {
      file: null,
      message: `Git refused: ${error.message}`,
      hint: 'Nothing was deployed, and the working tree is as it was',
    })
    return 'refused'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Fetches the branch from the remote, and returns its commit; null when the branch does not exist yet. */
function fetchTip(git: Git, { remote, branch }: Target): string | null {
  const line = git.run(['ls-remote', '--heads', remote, `refs/heads/${branch}`])
  if (line === '') return null
  git.run(['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`])
  return line.split(/\s/)[0] ?? null
}
