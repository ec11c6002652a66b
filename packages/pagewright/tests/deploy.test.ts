import { execFileSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPagewright } from './run-pagewright.ts'
import { createSite, toySite } from './site-folder.ts'

const created = createSite(toySite)
const folder = dirname(created)
const site = join(folder, 'my site')
const remote = join(folder, 'the remote.git')

beforeAll(() => {
  renameSync(created, site)
  writeFileSync(join(site, '.gitignore'), 'dist/\n.cache/\n')
  git(folder, 'init', '--quiet', '--bare', remote)
  git(site, 'init', '--quiet', '--initial-branch=main')
  git(site, 'add', '--all')
  git(site, 'commit', '--quiet', '-m', 'A site')
  git(site, 'remote', 'add', 'origin', remote)
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function git(cwd: string, ...args: string[]): string {
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  return execFileSync('git', [...identity, ...args], { cwd, encoding: 'utf8' }).trim()
}

async function deploy(...args: string[]): Promise<{ code: number | null; output: string }> {
  return deployWith({}, ...args)
}

const tester = {
  GIT_AUTHOR_NAME: 'Tester',
  GIT_AUTHOR_EMAIL: 'tester@example.com',
  GIT_COMMITTER_NAME: 'Tester',
  GIT_COMMITTER_EMAIL: 'tester@example.com',
}

async function deployWith(
  variables: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await runPagewright(['deploy', ...args], { cwd: site, env: { ...tester, ...variables } })
  return { code, output: stdout + stderr }
}

// The folders of the site and of its remote have spaces in their names on purpose.
describe('deploy', () => {
  it('pushes the output as one commit that names its source, and does not change the working tree', async () => {
    const { code, output } = await deploy()
    expect(output).toContain('Deployed to origin/release.')
    expect(code).toBe(0)
    const sha = git(site, 'rev-parse', 'HEAD')
    expect(git(remote, 'log', '--format=%s', 'release')).toBe(`Deploy website - based on ${sha}`)
    const files = git(remote, 'ls-tree', '-r', '--name-only', 'release').split('\n')
    expect(files).toContain('index.html')
    expect(files).toContain('404.html')
    expect(files.some((file) => file.includes('.pagewright') || file.startsWith('content/'))).toBe(false)
    expect(git(remote, 'show', 'release:index.html')).toBe(readFileSync(join(site, 'dist/index.html'), 'utf8').trim())
    expect(git(site, 'status', '--porcelain')).toBe('')
    expect(git(site, 'branch', '--show-current')).toBe('main')
  })

  it('adds a commit for the next deployment, with the bytes that were built, however git treats line ends', async () => {
    writeFileSync(join(site, 'public/lines.txt'), 'a\r\nb\r\n')
    git(site, 'config', 'core.autocrlf', 'input')
    git(site, 'add', 'public/lines.txt')
    const file = join(site, 'content/de/pages/index.md')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nNoch ein Absatz.\n`)
    git(site, 'commit', '--quiet', '--all', '-m', 'Another paragraph')
    expect((await deploy()).code).toBe(0)
    expect(git(remote, 'rev-list', '--count', 'release')).toBe('2')
    expect(git(remote, 'show', 'release:index.html')).toContain('Noch ein Absatz.')
    expect(git(remote, 'show', 'release:lines.txt')).toBe('a\r\nb')
  })

  it('adds no commit if the branch holds the same files already', async () => {
    const { code, output } = await deploy()
    expect([code, git(remote, 'rev-list', '--count', 'release')]).toEqual([0, '2'])
    expect(output).toContain('origin/release holds this site already')
  })

  it('deploys on top of a commit of somebody else, and names the files that are gone with it', async () => {
    const blob = git(remote, 'rev-parse', 'release:lines.txt')
    const names = ['CNAME', 'a.txt', 'b.txt', 'c.txt', 'd.txt', 'e.txt']
    const input = names.map((name) => `100644 blob ${blob}\t${name}\n`).join('')
    const other = execFileSync('git', ['mktree'], { cwd: remote, input, encoding: 'utf8' }).trim()
    const commit = git(remote, 'commit-tree', other, '-p', 'release', '-m', 'Create CNAME')
    git(remote, 'update-ref', 'refs/heads/release', commit)
    const { code, output } = await deploy()
    expect(output).toContain(`Warning: the commit ${commit}, which was the last one of origin/release, is no deployment.`)
    expect(output).toContain('gone or replaced: CNAME, a.txt, b.txt, c.txt, d.txt and 1 more\n    hint: Put those')
    expect([code, git(remote, 'rev-list', '--count', 'release')]).toEqual([0, '4'])
    git(remote, 'update-ref', 'refs/heads/release', 'release~2')
    // Only what the other one has changed is named, and not the files of an earlier deployment that are gone.
    const old = git(remote, 'ls-tree', '-r', 'release').split('\n')
    const own = execFileSync('git', ['mktree', '--missing'], {
      cwd: remote,
      input: `100644 blob ${blob}\told.js\n`,
      encoding: 'utf8',
    }).trim()
    const deployed = git(remote, 'commit-tree', own, '-p', 'release', '-m', `Deploy website - based on ${'1'.repeat(40)}`)
    const edited = old.flatMap((line) => (line.endsWith('\tindex.html') ? [`100644 blob ${blob}\tindex.html\n`] : [])).join('')
    const changed = execFileSync('git', ['mktree'], {
      cwd: remote,
      input: `${edited}100644 blob ${blob}\told.js\n`,
      encoding: 'utf8',
    }).trim()
    git(remote, 'update-ref', 'refs/heads/release', git(remote, 'commit-tree', changed, '-p', deployed, '-m', 'Edit'))
    expect((await deploy()).output).toContain('gone or replaced: index.html\n    hint: Put those')
    git(remote, 'update-ref', 'refs/heads/release', 'release~3')
  })

  it('refuses to deploy uncommitted changes unless an option allows it', async () => {
    writeFileSync(join(site, 'note.txt'), 'not committed')
    const refused = await deploy()
    expect(refused.code).toBe(1)
    expect(refused.output).toContain('There are changes that are not committed: note.txt [cannot-deploy]')
    expect(git(remote, 'rev-list', '--count', 'release')).toBe('2')
    expect((await deploy('--allow-dirty')).code).toBe(0)
    rmSync(join(site, 'note.txt'))
  })

  it('takes nothing that a build writes for a change, also where git does not ignore it or has it already', async () => {
    writeFileSync(join(site, '.gitignore'), '')
    git(site, 'add', '--force', '.gitignore', 'dist/404.html')
    git(site, 'commit', '--quiet', '-m', 'Nothing is ignored')
    writeFileSync(join(site, 'dist/404.html'), 'of an earlier build')
    expect((await deploy()).code).toBe(0)
    writeFileSync(join(site, 'note.txt'), 'not committed')
    expect((await deploy()).output).toContain('There are changes that are not committed: note.txt [cannot-deploy]')
    rmSync(join(site, 'note.txt'))
  })

  it('refuses to deploy onto a branch with sources, also where another one or none is checked out', async () => {
    git(site, 'push', '--quiet', 'origin', 'main')
    git(site, 'switch', '--quiet', '--detach')
    const { code, output } = await deploy('--branch', 'main')
    git(site, 'switch', '--quiet', 'main')
    expect([code, git(remote, 'rev-parse', 'main')]).toEqual([1, git(site, 'rev-parse', 'main')])
    expect(output).toContain(
      'The branch "main" of origin holds sources: it has the configuration of this site, or a commit in common with it [cannot-deploy]',
    )
  })

  it('refuses a branch with sources also where the clone is shallow, or its last commit is about deployments', async () => {
    git(site, 'push', '--quiet', 'origin', 'main:feature')
    const tip = git(remote, 'commit-tree', 'main^{tree}', '-p', 'main', '-m', 'Deploy website with a workflow')
    git(remote, 'update-ref', 'refs/heads/main', tip)
    const shallow = join(folder, 'shallow')
    git(folder, 'clone', '--quiet', '--depth', '1', '--branch', 'feature', `file://${remote}`, shallow)
    git(site, 'switch', '--quiet', '--detach')
    for (const cwd of [site, shallow]) {
      const { code, stderr } = await runPagewright(
        ['deploy', '--branch', 'main', ...(cwd === site ? [] : ['--out-dir', join(folder, 'out')])],
        { cwd, env: tester },
      )
      expect([code, git(remote, 'rev-parse', 'main')]).toEqual([1, tip])
      expect(stderr).toContain('The branch "main" of origin holds sources')
    }
    git(site, 'switch', '--quiet', 'main')
    git(remote, 'update-ref', 'refs/heads/main', 'main~1')
    git(remote, 'branch', '-D', 'feature')
  })

  it('warns where the branch held a newer site than the one that is checked out', async () => {
    git(site, 'commit', '--quiet', '--allow-empty', '-m', 'Newer')
    writeFileSync(join(site, 'public/newer.txt'), 'newer')
    expect((await deploy('--allow-dirty')).output).not.toContain('Warning')
    rmSync(join(site, 'public/newer.txt'))
    const newer = git(site, 'rev-parse', 'HEAD')
    git(site, 'reset', '--quiet', '--hard', 'HEAD~1')
    const { code, output } = await deploy()
    expect(code).toBe(0)
    expect(output).toContain(`Warning: origin/release held the site of the commit ${newer}, which is not part of what is checked out`)
    git(site, 'reset', '--quiet', '--hard', newer)
  })

  it('works in a hook of git, which names another repository by variables', async () => {
    const { code, output } = await deployWith({ GIT_DIR: join(folder, 'nowhere'), GIT_INDEX_FILE: 'none', GIT_PREFIX: 'x/' })
    expect([code, output]).toEqual([0, expect.stringMatching(/Deployed to|holds this site already/)])
  })

  it('says before it builds that git refuses to read the repository, or does not know in whose name to commit', async () => {
    const foreign = await deployWith({ GIT_TEST_ASSUME_DIFFERENT_OWNER: '1' })
    expect(foreign.code).toBe(1)
    expect(foreign.output).toContain('Git refuses to read the repository: fatal: detected dubious ownership')
    const nameless = await deployWith({ GIT_COMMITTER_NAME: '', GIT_CONFIG_GLOBAL: join(folder, 'none') })
    expect(nameless.output).toMatch(/^error Git does not know in whose name to commit \[cannot-deploy\]/)
  })

  it('reports that git is not installed', async () => {
    const { code, output } = await deployWith({ PATH: join(folder, 'nothing') })
    expect(code).toBe(1)
    expect(output).toContain('error Git cannot be started [cannot-deploy]\n    hint: Install git, and see that it is in your PATH')
  })

  it('reports what git refused, and pushes nothing', async () => {
    const { code, output } = await deploy('--remote', 'nowhere')
    expect(code).toBe(1)
    expect(output).toContain('There is no remote "nowhere"')
    rmSync(remote, { recursive: true })
    const gone = await deploy()
    expect(gone.code).toBe(1)
    expect(gone.output).toContain('Git refused')
  })
})
