import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplesFolder, siteFolder } from '../tools/site-folders.ts'

// A copy of what git has, with the packages that are installed here: what a writer has after `npm ci`.
const project = dirname(siteFolder)
const copy = mkdtempSync(join(tmpdir(), 'add-sample-'))
const topic = 'tea-with-milk'
const inCopy = (path: string): string => join(copy, 'site/samples', topic, path)

beforeAll(() => {
  for (const name of ['generator', 'site', 'package.json', 'package-lock.json'])
    cpSync(join(project, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/[/\\](?:node_modules|dist|\.cache)(?:[/\\]|$)/.test(path.slice(project.length)),
    })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
  symlinkSync(join(samplesFolder, 'node_modules'), join(copy, 'site/samples/node_modules'))
  symlinkSync(join(samplesFolder, '1.12/node_modules'), join(copy, 'site/samples/1.12/node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function sample(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'sample', '--', ...args], { cwd: copy, encoding: 'utf8' })
  return { status, stdout, stderr: stderr.replace(/^npm warn .*\n/gm, '') }
}

describe('a writer who adds a sample as CONTRIBUTING.md says', () => {
  it('makes a topic of one file', () => {
    expect(sample('new', topic)).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(inCopy('.'))).toEqual(['hello.ts'])
  })

  it('records it: the program runs, and its output stands beside it', () => {
    expect(sample('record', topic)).toEqual({ status: 0, stdout: `${topic}/hello.out.txt\n`, stderr: '' })
    expect(readFileSync(inCopy('hello.out.txt'), 'utf8')).toBe('200 {"message":"Hello, Ada"}\n')
  })

  it('changes nothing that an installation depends on', () => {
    const files = ['package.json', 'package-lock.json', 'site/samples/package.json']
    expect(files.filter((file) => readFileSync(join(copy, file), 'utf8') !== readFileSync(join(project, file), 'utf8'))).toEqual([])
    const { workspaces } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as { workspaces: string[] }
    expect(workspaces.some((pattern) => pattern.includes('samples'))).toBe(false)
    expect(existsSync(join(copy, 'site/samples/package-lock.json'))).toBe(false)
  })

  it.each([
    [['new', topic], `There is a topic ${topic} already, in site/samples/${topic}.`],
    [['new', 'Tea Time'], '"Tea Time" is no name for a topic: write lower-case words with hyphens, e.g. http-cookies.'],
    [['record', 'te'], 'There is no topic te in site/samples'],
    [[], 'Write `npm run sample new <topic>` or `npm run sample record [<topic> …]`.'],
  ])('is told what is wrong: %j', (args, message) => {
    expect(sample(...args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` })
  })
})
