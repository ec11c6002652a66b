import type { ChildProcess } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { copySite } from '../../../tests/copy-site.mjs'
import { startPagewright } from './run-pagewright.ts'
import { projectFolder } from './served-site.ts'

let folder = ''
let root = ''
let server: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-edits-'))
  root = copySite(projectFolder('packages/pagewright/fixtures/toy'), join(folder, 'site'))
})
afterEach(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the development server. Resolves to its port as soon as it prints that it serves. */
function start(args: readonly string[] = []): Promise<number> {
  server = startPagewright(['dev', '--port', '0', ...args], { cwd: root })
  return new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (text) => {
      printed += text
      const port = /Serving on \S+:(\d+)\//.exec(printed)?.[1]
      if (port !== undefined) resolve(Number(port))
    })
    server.once('exit', () => reject(new Error(printed)))
  })
}

async function textOf(port: number, path: string): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text()
}

const page = 'content/de/docs/a.md'

for (const after of [0, 100, 200, 300]) {
  it(`An edit of a text is shown when it is made ${after} ms after the server has begun to serve`, async () => {
    const port = await start()
    // This request makes the server read the content.
    await Promise.race([textOf(port, '/docs/b'), sleep(after)])
    await sleep(after)
    appendFileSync(join(root, page), '\nFrisch gespeichert.\n')
    await expect.poll(() => textOf(port, '/docs/a'), { timeout: 10_000, interval: 300 }).toContain('Frisch gespeichert.')
  })
}

for (const after of [300, 400, 500, 600, 700]) {
  it(`An edit of a text is shown when it is made ${after} ms after an edit of the configuration`, async () => {
    const port = await start()
    await textOf(port, '/docs/a')
    const config = join(root, 'site.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace("title: 'Toy'", "title: 'Spielzeug'"))
    await sleep(after)
    appendFileSync(join(root, page), '\nFrisch gespeichert.\n')
    await expect.poll(() => textOf(port, '/docs/a'), { timeout: 10_000, interval: 300 }).toMatch(/Spielzeug.*Frisch gespeichert\./s)
  })
}

it('Requests for other host names are refused unless the name is allowed', async () => {
  const port = await start(['--allow-host', 'docs.example'])
  const statusFor = (host: string, path: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, path, headers: { host, accept: 'text/html' } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.once('error', reject).end()
    })
  for (const path of ['/docs/a', '/_pages/docs/a.json', '/@vite/client', '/favicon.svg']) {
    expect(await statusFor('evil.example', path)).toBe(403)
    expect(await statusFor(`evil.example:${port}`, path)).toBe(403)
  }
  for (const host of ['localhost', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, 'docs.example'])
    expect(await statusFor(host, '/docs/a')).toBe(200)
})
