import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const bin = fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url))
const toy = fileURLToPath(new URL('../fixtures/toy', import.meta.url))

let folder = ''
let site = ''
let remote = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  site = join(folder, 'site')
  remote = join(folder, 'remote.git')
  cpSync(toy, site, { recursive: true, filter: (path) => !/[/\\](dist|\.cache)$/.test(path) })
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

function deploy(...args: string[]): { status: number | null; output: string } {
  const identity = {
    GIT_AUTHOR_NAME: 'Tester',
    GIT_AUTHOR_EMAIL: 'tester@example.com',
    GIT_COMMITTER_NAME: 'Tester',
    GIT_COMMITTER_EMAIL: 'tester@example.com',
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, 'deploy', '--root', site, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...identity },
  })
  return { status, output: stdout + stderr }
}

describe('deploy', () => {
  it('pushes the output as one commit that names its source, and leaves the working tree alone', () => {
    const { status, output } = deploy()
    expect(output).toContain('Deployed to origin/release.')
    expect(status).toBe(0)
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

  it('adds a commit for the next deployment', () => {
    const file = join(site, 'content/de/pages/index.md')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nNoch ein Absatz.\n`)
    git(site, 'commit', '--quiet', '--all', '-m', 'Another paragraph')
    expect(deploy().status).toBe(0)
    expect(git(remote, 'rev-list', '--count', 'release')).toBe('2')
    expect(git(remote, 'show', 'release:index.html')).toContain('Noch ein Absatz.')
  })

  it('refuses on changes that are not committed, unless told', () => {
    writeFileSync(join(site, 'note.txt'), 'not committed')
    const refused = deploy()
    expect(refused.status).toBe(1)
    expect(refused.output).toContain('There are changes that are not committed')
    expect(git(remote, 'rev-list', '--count', 'release')).toBe('2')
    expect(deploy('--allow-dirty').status).toBe(0)
    rmSync(join(site, 'note.txt'))
  })

  it('says what git refused, and pushes nothing', () => {
    const { status, output } = deploy('--remote', 'nowhere')
    expect(status).toBe(1)
    expect(output).toContain('There is no remote "nowhere"')
    rmSync(remote, { recursive: true })
    const gone = deploy()
    expect(gone.status).toBe(1)
    expect(gone.output).toContain('Git refused')
  })
})
