import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createProblemList } from '@pagewright/model'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readGitDates } from './git.ts'

let folder = ''
let whole = ''

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dates-'))
  whole = join(folder, 'whole')
  git(folder, '2024-01-01', 'init', '--quiet', whole)
  commit('2024-01-01', { 'content/en/a.md': 'A', 'content/en/中文.md': 'B' })
  commit('2024-02-02', { 'content/en/a.md': 'A again' })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function git(cwd: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`
  const identity = ['-c', 'user.name=Tester', '-c', 'user.email=tester@example.com']
  execFileSync('git', [...identity, ...args], { cwd, env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date } })
}

function commit(day: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(join(whole, 'site/content/en'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(whole, 'site', file), text)
  git(whole, day, 'add', '--all')
  git(whole, day, 'commit', '--quiet', '-m', day)
}

describe('the dates of pages', () => {
  it('are the days of the last commits, by path from the site', () => {
    const problems = createProblemList()
    expect(Object.fromEntries(readGitDates(join(whole, 'site'), problems))).toEqual({
      'content/en/a.md': '2024-02-02',
      'content/en/中文.md': '2024-01-01',
    })
    expect(problems.all()).toEqual([])
  })

  it('are those of the originals for texts that were copied into a version and not changed since', () => {
    const repository = join(folder, 'versions')
    git(folder, '2024-01-01', 'init', '--quiet', repository)
    const write = (day: string, files: Readonly<Record<string, string>>): void => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(repository, 'content/en', file)), { recursive: true })
        writeFileSync(join(repository, 'content/en', file), text)
      }
      git(repository, day, 'add', '--all')
      git(repository, day, 'commit', '--quiet', '-m', day)
    }
    write('2024-01-01', { 'docs/a.md': 'A', 'docs/b.md': 'B', 'docs/c.md': 'C' })
    write('2024-02-02', { 'docs-1/a.md': 'A', 'docs-1/b.md': 'B', 'docs-1/c.md': 'C, too', 'docs/c.md': 'C, too', 'docs-1/d.md': 'D' })
    write('2024-03-03', { 'docs/a.md': 'A again', 'docs-1/b.md': 'B, mended' })
    write('2024-04-04', { 'docs-2/a.md': 'A again', 'docs-2/b.md': 'B', 'docs-2/c.md': 'Written for this version' })
    const dates = readGitDates(repository, createProblemList())
    const daysOf = (...names: string[]): unknown[] => names.map((name) => dates.get(`content/en/${name}.md`)?.slice(5))
    expect(daysOf('docs/a', 'docs/b', 'docs/c')).toEqual(['03-03', '01-01', '02-02'])
    expect(daysOf('docs-1/a', 'docs-1/b', 'docs-1/c', 'docs-1/d')).toEqual(['01-01', '03-03', '02-02', '02-02'])
    expect(daysOf('docs-2/a', 'docs-2/b', 'docs-2/c')).toEqual(['03-03', '01-01', '04-04'])
    git(join(repository, 'content/en'), '2024-05-05', 'mv', 'docs-1', 'docs-1.0')
    git(repository, '2024-05-05', 'commit', '--quiet', '-m', 'Another name')
    // The original was edited after that version had been cut.
    expect(readGitDates(repository, createProblemList()).get('content/en/docs-1.0/a.md')).toBe('2024-01-01')
  })

  it('are left out in a shallow clone, with a note that says how to get them', () => {
    const clone = join(folder, 'shallow')
    git(folder, '2024-03-03', 'clone', '--quiet', '--depth=1', pathToFileURL(whole).href, clone)
    const problems = createProblemList()
    expect(readGitDates(join(clone, 'site'), problems).size).toBe(0)
    expect(problems.all()).toMatchObject([
      { code: 'shallow-clone', severity: 'note', hint: expect.stringContaining('git fetch --unshallow') },
    ])
  })

  it('are left out where git refuses to read the repository, with a note that says why', () => {
    // Git then behaves as if the repository belonged to another user.
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
    const problems = createProblemList()
    expect(readGitDates(join(whole, 'site'), problems).size).toBe(0)
    expect(problems.all()).toMatchObject([
      {
        code: 'git-refused',
        severity: 'note',
        message: expect.stringContaining('dubious ownership'),
        hint: expect.stringContaining('git log'),
      },
    ])
    vi.unstubAllEnvs()
  })

  it('are unknown outside of git, without a note', () => {
    const problems = createProblemList()
    expect(readGitDates(folder, problems).size).toBe(0)
    expect(problems.all()).toEqual([])
  })
})
