import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { Agent, createServer, get, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { skipTest } from '../../../../tests/skip-test.ts'
import { listen } from '../cli/serve.ts'
import { outputRecordFile } from '../output/staging.ts'
import { createHandler } from './create-handler.ts'

const locale = { id: 'en', lang: 'en', label: 'English', base: '/' }
const site = { mount: '/', locales: [locale], defaultLocale: locale }
const large = 'x'.repeat(512 * 1024)
let folder = ''
let out = ''
let server: Server

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  out = join(folder, 'dist')
  makeOutput(out, 'first')
  server = createServer(createHandler(out, site))
  await listen(server, { port: 0, host: '127.0.0.1' })
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Makes an output whose files all hold a word; two words of different lengths make files of different sizes. */
function makeOutput(path: string, word: string): void {
  for (const name of ['docs', 'assets']) mkdirSync(join(path, name), { recursive: true })
  for (const name of ['index.html', 'docs/a.html', 'docs/b.html', '404.html', 'data.bin', outputRecordFile])
    writeFileSync(join(path, name), name.endsWith('.bin') ? word.repeat(20_000) : word)
  for (let index = 0; index < 100; index++) writeFileSync(join(path, `assets/${index}.js`), word)
}

const origin = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

function ask(path: string, agent?: Agent): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    get(`${origin()}${path}`, agent === undefined ? {} : { agent }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        body += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body })).on('error', reject)
    }).on('error', reject)
  })
}

/** Puts two outputs in each other's place again and again, as builds do; in between, the folder is absent for a moment. */
const swapper = `
  const { renameSync } = require('node:fs')
  const [out, other] = process.argv.slice(1)
  const wait = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
  for (;;) {
    renameSync(out, out + '-old')
    wait(2)
    renameSync(other, out)
    renameSync(out + '-old', other)
    wait(5)
  }
`

describe('While builds are put in place', () => {
  let builds: ChildProcess | null = null
  afterEach(() => builds?.kill())

  it('every one of many clients gets whole files', async (context) => {
    skipTest(context, process.platform === 'win32' ? 'Windows does not rename a folder while a file in it is open' : null)
    const other = join(folder, 'other')
    makeOutput(other, 'the second')
    builds = spawn(process.execPath, ['-e', swapper, out, other], { stdio: ['ignore', 'ignore', 'inherit'] })
    const agent = new Agent({ keepAlive: true, maxSockets: 60 })
    const end = performance.now() + 3000
    const statuses = new Map<number, number>()
    const wrong: string[] = []
    const client = async (path: string): Promise<void> => {
      while (performance.now() < end) {
        const { status, body } = await ask(path, agent)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        const text = path === '/data.bin' ? body.replace(/^(first|the second)\1{19999}$/, '$1') : body
        if (status !== 503 && !['first', 'the second'].includes(text)) wrong.push(`${path} ${status} ${body.length}`)
      }
    }
    const paths = ['/', '/docs/a', '/docs/b', '/nowhere', '/data.bin', '/assets/7.js']
    await Promise.all(Array.from({ length: 60 }, (_, index) => client(paths[index % paths.length] as string)))
    agent.destroy()
    expect(builds.exitCode).toBeNull()
    expect(wrong).toEqual([])
    const { 200: whole = 0, 404: missing = 0, 503: refused = 0, ...others } = Object.fromEntries(statuses)
    expect(others).toEqual({})
    expect(Math.min(whole, missing)).toBeGreaterThan(20)
    // Only where the machine is so busy that the folder is absent for long.
    expect(refused).toBeLessThan((whole + missing) / 10)
  })

  it('says 503 when the output stays away, and serves it when it is there again', async () => {
    expect(await ask('/docs/a')).toEqual({ status: 200, body: 'first' })
    renameSync(out, join(folder, 'away'))
    expect((await ask('/docs/a')).status).toBe(503)
    expect((await ask('/nowhere')).status).toBe(503)
    renameSync(join(folder, 'away'), out)
    expect(await ask('/docs/a')).toEqual({ status: 200, body: 'first' })
  })

  it('starts before the first build', async () => {
    rmSync(out, { recursive: true })
    expect((await ask('/')).status).toBe(503)
    makeOutput(out, 'now')
    expect(await ask('/')).toEqual({ status: 200, body: 'now' })
  })
})

describe('A file that cannot be read', () => {
  it('is answered with the not-found page when somebody has deleted it', async () => {
    expect((await ask('/docs/b')).status).toBe(200)
    unlinkSync(join(out, 'docs/b.html'))
    expect(await ask('/docs/b')).toEqual({ status: 404, body: 'first' })
  })

  it('is answered with 500 when the file system refuses it', async () => {
    expect((await ask('/docs/b')).status).toBe(200)
    unlinkSync(join(out, 'docs/b.html'))
    symlinkSync('b.html', join(out, 'docs/b.html'))
    expect(await ask('/docs/b')).toEqual({ status: 500, body: 'The file cannot be read.' })
    expect((await ask('/docs/a')).status).toBe(200)
  })
})

describe('Clients that ask for much and leave', () => {
  beforeEach((context) => skipTest(context, existsSync('/proc/self/fd') ? null : 'this system does not list the open files of a process'))
  const countOpen = (): number => readdirSync('/proc/self/fd').length

  it('leave no file open', async () => {
    writeFileSync(join(out, 'large.bin'), large)
    const before = countOpen()
    for (let round = 0; round < 2; round++) {
      await Promise.all(Array.from({ length: 30 }, askAndLeave))
      expect((await ask('/')).status).toBe(200)
    }
    for (let tries = 0; countOpen() > before + 5 && tries < 100; tries++) await sleep(20)
    expect(countOpen()).toBeLessThanOrEqual(before + 5)
  })

  /** Pipelines requests, reads the beginning of the first answer, and hangs up. */
  function askAndLeave(): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      socket.on('error', reject).on('close', () => resolve())
      socket.once('data', () => setTimeout(() => socket.destroy(), 20))
      socket.write('GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20))
    })
  }
})
