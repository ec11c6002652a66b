import { existsSync, readdirSync } from 'node:fs'
import { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { checkProgram } from '../playground/exercises/check-program.ts'
import type { Exercise } from '../playground/exercises/exercise.ts'
import type { HttpAnswer, HttpRequest } from '../playground/runner/index.ts'

const folder = fileURLToPath(new URL('../exercises', import.meta.url))
const namesIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const ids = namesIn(folder)

// The programs ask for port 3000; a test takes a free one, and keeps the server that a program has opened.
const { listen } = Server.prototype
const opened: Server[] = []
Server.prototype.listen = function (this: Server) {
  opened.push(this)
  return Reflect.apply(listen, this, [0, '127.0.0.1'])
}
vi.spyOn(console, 'log').mockImplementation(() => {})
vi.spyOn(console, 'error').mockImplementation(() => {})

afterAll(() => {
  Server.prototype.listen = listen
  for (const server of opened) server.close()
})

/** Starts a program and resolves to a function that sends requests to it. */
async function start(path: string): Promise<(request: HttpRequest) => Promise<HttpAnswer>> {
  await import(path)
  const server = opened.at(-1) as Server
  if (!server.listening) await new Promise((done) => server.once('listening', done))
  const { port } = server.address() as AddressInfo
  return async ({ method, url, headers, body }) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: [...headers.map(([name, value]): [string, string] => [name, value]), ['connection', 'close']],
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const { status, statusText } = response
    return { status, statusText, headers: [...response.headers], body: await response.text(), ms: 0 }
  }
}

it('there are at least twelve exercises', () => {
  expect(ids.length).toBeGreaterThanOrEqual(12)
})

describe.each(ids)('%s', (id) => {
  const load = async (): Promise<Exercise> => ((await import(join(folder, id, 'exercise.ts'))) as { default: Exercise }).default
  const missingIn = async (name: string): Promise<string[]> => {
    const { checks, entry } = await load()
    const results = await checkProgram(checks, await start(join(folder, id, name, entry)))
    return results.flatMap(({ passed, check }) => (passed ? [] : [check.missing.en]))
  }

  it('is solved by its answer', async () => {
    expect(await missingIn('answer')).toEqual([])
  })

  it('is solved by other programs that are right', async () => {
    const others = namesIn(join(folder, id)).filter((one) => one.startsWith('other-'))
    expect(others).not.toEqual([])
    for (const name of others) expect(await missingIn(name), name).toEqual([])
  })

  it('is not solved by the program that readers begin with', async () => {
    expect(await missingIn('start')).not.toEqual([])
  })

  it('is not solved by a likely mistake, and says what is missing', async () => {
    const mistakes: Record<string, readonly string[]> = {}
    for (const name of namesIn(join(folder, id)).filter((one) => one.startsWith('wrong-'))) mistakes[name] = await missingIn(name)
    expect(Object.values(mistakes)).not.toEqual([])
    expect(Object.values(mistakes)).not.toContainEqual([])
    // The test in a browser expects the same: tests/browser/exercises.spec.ts.
    await expect(`${JSON.stringify(mistakes, null, 2)}\n`).toMatchFileSnapshot(join(folder, id, 'mistakes.json'))
  })

  it('says in both languages what is missing, without the request, which stands above it', async () => {
    for (const { missing, request } of (await load()).checks) {
      expect(missing.en).toMatch(/^[A-Z].+\.$/)
      expect(missing['zh-cn']).toMatch(/\p{Script=Han}.*。$/u)
      for (const sentence of Object.values(missing)) expect(sentence).not.toContain(`${request.method ?? 'GET'} ${request.url}`)
    }
  })

  it('has one program in every folder, and each has the file that is run', async () => {
    const { entry } = await load()
    for (const name of namesIn(join(folder, id))) expect(existsSync(join(folder, id, name, entry)), name).toBe(true)
  })
})
