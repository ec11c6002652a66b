import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList, type ProblemList } from '@pagewright/model'
import { isInside, relativePath } from '../cache/files.ts'
import { configFile, loadSite } from '../config/load-site.ts'
import { type Git, GitError, openGit, refusalOf } from '../content/git.ts'
import { outputRecordFile } from '../output/staging.ts'
import { createLogger, type Logger } from '../report/logger.ts'
import { runBuild } from './build.ts'
import { type Command, fail, siteOptions } from './command.ts'

/** `pagewright deploy`: builds the site, and pushes the output as one commit. */
export const deployCommand: Command = {
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
      const obstacle = findObstacle(git, { root, out, remote, branch, allowDirty: values['allow-dirty'] === true })
      if (obstacle !== null) problems.add('cannot-deploy', { file: null, ...obstacle })
      else if ((await runBuild(input, { log })) === null) return 1
      else {
        const pushed = push(git, { out, remote, branch, problems, log })
        if (pushed !== 'refused') {
          log.info(pushed === 'unchanged' ? `${remote}/${branch} holds this site already.` : `Deployed to ${remote}/${branch}.`)
          return 0
        }
      }
    }
    return fail(problems.all(), root)
  },
}

/** The message of every commit of a deployment, up to the commit that it was built from. */
const deployed = 'Deploy website - based on'

type Target = { readonly remote: string; readonly branch: string }

/** Says why the site cannot be deployed from this repository in its present state; null when it can. */
function findObstacle(
  git: Git,
  { root, out, remote, branch, allowDirty }: Target & { root: string; out: string; allowDirty: boolean },
): { message: string; hint: string } | null {
  if (!git.succeeds(['--version'])) return { message: 'Git cannot be started', hint: 'Install git, and see that it is in your PATH' }
  const refusal = refusalOf(git)
  if (refusal !== null)
    return {
      message: `Git refuses to read the repository: ${refusal}`,
      hint: 'Run `git log` in the folder of the site, and do what it says',
    }
  if (!git.succeeds(['rev-parse', '--verify', 'HEAD']))
    return {
      message: 'The site is not in a git repository that has a commit',
      hint: 'Commit the site first, because the deployed commit names the commit that it was built from',
    }
  if (!git.succeeds(['remote', 'get-url', remote]))
    return { message: `There is no remote "${remote}"`, hint: 'Add it with `git remote add`, or name another one with --remote' }
  if (!git.succeeds(['check-ref-format', '--branch', branch]))
    return { message: `"${branch}" cannot be the name of a branch`, hint: 'Name another one with --branch' }
  if (!git.succeeds(['var', 'GIT_COMMITTER_IDENT']) || !git.succeeds(['var', 'GIT_AUTHOR_IDENT']))
    return {
      message: 'Git does not know in whose name to commit',
      hint: 'Tell it with `git config user.name` and `git config user.email`',
    }
  if (git.run(['branch', '--show-current']) === branch)
    return { message: `The branch "${branch}" is checked out here`, hint: 'Deploy from the branch that holds the sources' }
  // A site without a .gitignore could be deployed only once if what a build writes were a change.
  const written = ['.cache', ...(isInside(out, { folder: root }) ? [relativePath(root, out)] : [])]
  const sources = [':(top)', ...written.map((folder) => `:(exclude,literal)${folder}`)]
  const changed = allowDirty ? '' : git.run(['-c', 'core.quotePath=off', 'status', '--porcelain', '--', ...sources])
  if (changed !== '') {
    const files = changed.split('\n').map((line) => line.trim().replace(/^\S+ +/, ''))
    return {
      message: `There are changes that are not committed: ${listFiles(files, 3)}`,
      hint: 'Commit them, or deploy with --allow-dirty',
    }
  }
  return null
}

/** Names the first files, and says how many more there are. */
function listFiles(files: readonly string[], most: number): string {
  return `${files.slice(0, most).join(', ')}${files.length > most ? ` and ${files.length - most} more` : ''}`
}

/**
 * Commits the output with an index of its own, and pushes it, unless the branch holds it already. Adds a problem when git refuses or the
 * branch holds sources, and warns when that takes files of somebody else off the branch.
 */
function push(
  git: Git,
  { out, remote, branch, problems, log }: Target & { out: string; problems: ProblemList; log: Logger },
): 'pushed' | 'unchanged' | 'refused' {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-deploy-'))
  try {
    const sha = git.run(['rev-parse', 'HEAD'])
    const env = { GIT_INDEX_FILE: join(folder, 'index'), GIT_WORK_TREE: out, GIT_DIR: git.run(['rev-parse', '--absolute-git-dir']) }
    // Git would otherwise change line ends where it is set up to do so, and the branch would not hold what was built.
    const asBuilt = ['-c', 'core.autocrlf=false', '-c', 'core.attributesFile=/dev/null']
    git.run([...asBuilt, 'add', '--all', '--force', '--', '.', `:(exclude)${outputRecordFile}`], { env })
    const tree = git.run(['write-tree'], { env })
    const parent = fetchTip(git, { remote, branch })
    if (parent !== null && git.run(['rev-parse', `${parent}^{tree}`]) === tree) return 'unchanged'
    const base = parent === null ? null : baseOf(git, parent)
    if (parent !== null && base === null && holdsSources(git, parent)) {
      problems.add('cannot-deploy', {
        file: null,
        message: `The branch "${branch}" of ${remote} holds sources: it has the configuration of this site, or a commit in common with it`,
        hint: 'Name another branch with --branch; if this one is to be deployed to, delete it there first',
      })
      return 'refused'
    }
    const message = `${deployed} ${sha}`
    const commit = git.run(['commit-tree', tree, '-m', message, ...(parent === null ? [] : ['-p', parent])])
    const lost = parent === null ? [] : findLostFiles(git, { parent, tree })
    git.run(['push', remote, `${commit}:refs/heads/${branch}`])
    if (lost.length > 0)
      log.error(
        `Warning: the commit ${parent}, which was the last one of ${remote}/${branch}, is no deployment. Files of it are gone or replaced: ` +
          `${listFiles(lost, 5)}\n    hint: Put those that the site needs into public/, and deploy again; the commit still has them`,
      )
    if (base !== null && isAhead(git, base))
      log.error(
        `Warning: ${remote}/${branch} held the site of the commit ${base}, which is not part of what is checked out. What it had is gone from the site\n` +
          '    hint: Unless you wanted an older site, bring what is missing with `git pull`, and deploy again',
      )
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

/**
 * What others have put onto the branch since the last deployment, such as the CNAME that GitHub adds, and the tree to deploy does not have.
 * Where nothing was deployed yet, that is every file of the branch that will be gone.
 */
function findLostFiles(git: Git, { parent, tree }: { parent: string; tree: string }): readonly string[] {
  if (baseOf(git, parent) !== null) return []
  const changed = (filter: string, from: string, to: string): string[] => {
    const options = ['-r', '--name-only', '--no-renames', `--diff-filter=${filter}`]
    const names = git.run(['-c', 'core.quotePath=off', 'diff-tree', ...options, from, to])
    return names === '' ? [] : names.split('\n')
  }
  const last = git.run(['log', '-1', '--format=%H', `--grep=^${deployed} [0-9a-f]*$`, parent])
  const foreign = last === '' ? null : new Set(changed('AM', last, parent))
  return changed(foreign === null ? 'D' : 'DM', parent, tree).filter((file) => foreign?.has(file) ?? true)
}

/** The commit that a deployment was built from; null for a commit that is no deployment. */
function baseOf(git: Git, commit: string): string | null {
  const subject = git.run(['log', '-1', '--format=%s', commit])
  const base = subject.startsWith(`${deployed} `) ? subject.slice(deployed.length + 1) : ''
  return /^[0-9a-f]{40,64}$/.test(base) ? base : null
}

/** Whether a commit holds the sources of this site. In a shallow clone, where nothing is in common, the configuration tells it. */
function holdsSources(git: Git, commit: string): boolean {
  const config = `${git.run(['rev-parse', '--show-prefix'])}${configFile}`
  return git.succeeds(['cat-file', '-e', `${commit}:${config}`]) || git.succeeds(['merge-base', commit, 'HEAD'])
}

/** Whether a commit has something that is not checked out here. A shallow clone does not know. */
function isAhead(git: Git, commit: string): boolean {
  return git.run(['rev-parse', '--is-shallow-repository']) === 'false' && !git.succeeds(['merge-base', '--is-ancestor', commit, 'HEAD'])
}

/** Fetches the branch from the remote, and returns its commit; null when the branch does not exist yet. */
function fetchTip(git: Git, { remote, branch }: Target): string | null {
  const line = git.run(['ls-remote', '--heads', remote, `refs/heads/${branch}`])
  if (line === '') return null
  git.run(['fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`])
  return line.split(/\s/)[0] ?? null
}
