import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../tools/site-folders.ts'
import { copyProject, type Finished, type ProjectCopy } from './project-copy.ts'

const topic = 'tea-with-milk'
let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
})
afterAll(() => copy.remove())

function sample(...args: string[]): Finished {
  return copy.run('npm', 'run', '--silent', 'sample', '--', ...args)
}

describe('a writer who adds a sample as CONTRIBUTING.md says', () => {
  it('makes a topic of one file', () => {
    expect(sample('new', topic)).toMatchObject({ status: 0, stderr: '' })
    expect(readdirSync(join(copy.folder, 'site/samples', topic))).toEqual(['hello.ts'])
  })

  it('records it: the program is run, and its output is written beside it', () => {
    expect(sample('record', topic)).toEqual({ status: 0, stdout: `${topic}/hello.out.txt\n`, stderr: '' })
    expect(copy.read(`site/samples/${topic}/hello.out.txt`)).toBe('200 {"message":"Hello, Ada"}\n')
  })

  it('is told that a sample of a mistake has none', () => {
    copy.write(`site/samples/${topic}/wrong.fails.ts`, 'export const right: number = 1\n')
    const message = `${topic}: wrong.fails.ts compiles, although its name says that it does not\n`
    expect(sample('record', topic)).toMatchObject({ status: 1, stderr: message })
  })

  it('is told that an output has paths of this machine, and nothing is recorded', () => {
    rmSync(join(copy.folder, 'site/samples', topic, 'wrong.fails.ts'))
    copy.write(`site/samples/${topic}/stack.ts`, "console.log(new Error('Cold').stack)\n")
    const { status, stderr } = sample('record', topic)
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(new RegExp(`^${topic}/stack\\.ts prints where it lies on this machine\\..*\\n *at .*stack\\.ts`)),
    })
    expect(existsSync(join(copy.folder, 'site/samples', topic, 'stack.out.txt'))).toBe(false)
  })

  it('changes no file that an installation depends on', () => {
    const files = ['package.json', 'package-lock.json', 'site/samples/package.json']
    expect(files.filter((file) => copy.read(file) !== readFileSync(join(dirname(siteFolder), file), 'utf8'))).toEqual([])
    const { workspaces } = JSON.parse(copy.read('package.json')) as { workspaces: string[] }
    expect(workspaces.some((pattern) => pattern.includes('samples'))).toBe(false)
    expect(existsSync(join(copy.folder, 'site/samples/package-lock.json'))).toBe(false)
  })

  it.each([
    [['new', topic], `There is a topic ${topic} already, in site/samples/${topic}.`],
    [['new', 'Tea Time'], '"Tea Time" cannot be the name of a topic: write lower-case words with hyphens, e.g. http-cookies.'],
    [['record', 'te'], 'There is no topic te in site/samples'],
    [[], 'Write `npm run sample new <topic>`, `npm run sample record [<topic> …]` or `npm run sample try`.'],
  ])('gets a message that says what is wrong: %j', (args, message) => {
    expect(sample(...args)).toEqual({ status: 1, stdout: '', stderr: `${message}\n` })
  })
})
