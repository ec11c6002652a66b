import type { ChildProcess } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copySite } from '../../../tests/copy-site.mjs'
import { startPagewright } from './run-pagewright.ts'
import { projectFolder } from './served-site.ts'

let folder = ''
let root = ''
let server: ChildProcess

function makeSite(): void {
  folder = mkdtempSync(join(tmpdir(), 'dev-edits-'))
  root = copySite(projectFolder('packages/pagewright/fixtures/toy'), join(folder, 'site'))
}

async function stop(): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
}

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

describe('A development server that has just been started', () => {
  beforeEach(makeSite)
  afterEach(stop)

  for (const after of [0, 100, 200, 300]) {
    it(`shows an edit of a text that is made ${after} ms after it has begun to serve`, async () => {
      const port = await start()
      // This request makes the server read the content.
      await Promise.race([textOf(port, '/docs/b'), sleep(after)])
      await sleep(after)
      appendFileSync(join(root, page), '\nFrisch gespeichert.\n')
      await expect.poll(() => textOf(port, '/docs/a'), { timeout: 10_000, interval: 300 }).toContain('Frisch gespeichert.')
    })
  }
})

it('A development server outlives late mistakes and saves while it starts, and ends at once while it reads the configuration', async () => {
  makeSite()
  appendFileSync(join(root, 'site.config.ts'), "\nsetTimeout(() => Promise.reject(new Error('Zu spät')), 300)\n")
  const saving = setInterval(() => appendFileSync(join(root, page), '\nSpeichern.\n'), 10)
  const port = await start()
  await sleep(500)
  clearInterval(saving)
  appendFileSync(join(root, page), '\nZuletzt gespeichert.\n')
  await expect.poll(() => textOf(port, '/docs/a'), { timeout: 10_000, interval: 300 }).toContain('Zuletzt gespeichert')
  for (const title of ['Eins', 'Zwei']) {
    const config = join(root, 'site.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace(/title: '.*'/, `title: '${title}'`))
    // The file is looked at every 200 ms, and read 200 ms after it was seen to have changed.
    await sleep(450)
  }
  await Promise.race([stop(), sleep(8000, null, { ref: false }).then(() => Promise.reject(new Error('It has not ended')))])
}, 60_000)

describe('A development server that is started with a broken configuration', () => {
  beforeEach(makeSite)
  afterEach(stop)

  it.each([
    ['site.config.ts', 'locales:', 'lokales:', /site\.config\.ts:\d+:\d+ error `lokales`|unknown key "lokales"/],
    ['theme/messages/de.ts', 'export const', "throw new Error('Kaputt')\nexport const", /theme\/messages\/de\.ts:\d+:\d+/],
    ['sidebars.ts', 'export const', 'export konst', /sidebars\.ts:\d+:\d+/],
  ])('shows the mistake in %s, and the site as soon as it is mended', async (file, from, to, message) => {
    const good = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), good.replace(from, to))
    const port = await start()
    expect(await textOf(port, '/docs/a')).toMatch(message)
    writeFileSync(join(root, file), good.replace(from, `${to} `))
    await sleep(600)
    expect(await textOf(port, '/docs/a')).toMatch(message)
    writeFileSync(join(root, file), good)
    await expect.poll(() => textOf(port, '/docs/a'), { timeout: 15_000, interval: 300 }).toContain('<h1')
  })
})

describe('A development server that runs', () => {
  let port = 0

  beforeAll(async () => {
    makeSite()
    port = await start(['--allow-host', 'docs.example'])
    await textOf(port, '/docs/a')
  })
  afterAll(stop)

  for (const after of [300, 400, 500, 600, 700]) {
    it(`shows an edit of a text that is made ${after} ms after an edit of the configuration`, async () => {
      const config = join(root, 'site.config.ts')
      const title = `Spielzeug ${after}`
      writeFileSync(config, readFileSync(config, 'utf8').replace(/title: '(?:Toy|Spielzeug \d+)'/, `title: '${title}'`))
      await sleep(after)
      const added = `Nach ${after} ms gespeichert.`
      appendFileSync(join(root, page), `\n${added}\n`)
      const shown = new RegExp(`${title}.*${added}`, 's')
      await expect.poll(() => textOf(port, '/docs/a'), { timeout: 10_000, interval: 300 }).toMatch(shown)
    })
  }

  it('goes on with the same pages when the configuration is saved again, or broken and mended, without a change', async () => {
    const buildId = async (): Promise<string | undefined> => /data-build="[^"]+"/.exec(await textOf(port, '/docs/a'))?.[0]
    const config = join(root, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    await sleep(1500)
    const before = await buildId()
    for (const content of [text, text.replace('locales:', 'lokales:'), text]) {
      writeFileSync(config, content)
      await sleep(1500)
    }
    expect(await buildId()).toBe(before)
    expect(before).toBeDefined()
  }, 20_000)

  it('tells in the terminal that a mistake is mended, also by an edit of the configuration', async () => {
    const sidebars = join(root, 'sidebars.ts')
    const good = readFileSync(sidebars, 'utf8')
    let told = ''
    server.stderr?.on('data', (text) => {
      told += text
    })
    writeFileSync(sidebars, good.replace("'b', 'c'", "'b', 'c', 'nowhere'"))
    await expect.poll(() => told, { timeout: 10_000, interval: 100 }).toContain('there is no doc "nowhere"')
    told = ''
    writeFileSync(sidebars, good)
    await expect.poll(() => told, { timeout: 10_000, interval: 100 }).toContain('no problems')
  }, 20_000)

  it('tells that an id which was published is gone, as a build does', async () => {
    let told = ''
    server.stderr?.on('data', (text) => {
      told += text
    })
    writeFileSync(join(root, 'anchors.json'), '{ "/docs/a": ["one", "lost"] }\n')
    await expect.poll(() => told, { timeout: 10_000, interval: 100 }).toContain('The id "lost" of "/docs/a" was published')
    told = ''
    rmSync(join(root, 'anchors.json'))
    await expect.poll(() => told, { timeout: 10_000, interval: 100 }).toContain('no problems')
  }, 20_000)

  it.each(['programs', '.programs', 'dist'])('shows an edit of a file that a text includes from the folder %s', async (name) => {
    const program = join(root, name, 'one.txt')
    const shows = (words: string) => expect.poll(() => textOf(port, '/docs/a'), { timeout: 10_000, interval: 300 }).toContain(words)
    mkdirSync(join(root, name))
    writeFileSync(program, `erstens in ${name}`)
    appendFileSync(join(root, page), `\n\`\`\`text file="${name}/one.txt"\n\`\`\`\n`)
    await shows(`erstens in ${name}`)
    writeFileSync(program, `zweitens in ${name}`)
    await shows(`zweitens in ${name}`)
  })

  it('compiles a page again when a build with `--no-cache` has emptied the cache meanwhile', async () => {
    await sleep(500)
    const before = await textOf(port, '/docs/b')
    for (const name of readdirSync(join(root, '.cache/pagewright')))
      rmSync(join(root, '.cache/pagewright', name, 'body'), { recursive: true })
    expect(await textOf(port, '/docs/b')).toBe(before)
  })

  it('refuses requests for other host names unless the name is allowed', async () => {
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

  it('takes a new configuration also while a plugin keeps an answer open', async () => {
    writeFileSync(
      join(root, 'plugins.ts'),
      "export default [{ name: 'events', configureServer: ({ middlewares }) => void middlewares.use('/events', (_, r) => r.write('open')) }]",
    )
    const config = join(root, 'site.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace('locales:', "plugins: 'plugins.ts', locales:"))
    await expect.poll(async () => (await fetch(`http://127.0.0.1:${port}/events`)).status, { timeout: 20_000 }).toBe(200)
    writeFileSync(config, readFileSync(config, 'utf8').replace(/title: '.*'/, "title: 'Neu benannt'"))
    await expect.poll(() => textOf(port, '/docs/a'), { timeout: 20_000, interval: 300 }).toContain('Neu benannt')
  }, 60_000)

  it('outlives a plugin that throws and a cache that cannot be written, tells both, and goes on when they are mended', async () => {
    const shows = (words: string) => expect.poll(() => textOf(port, '/docs/a'), { timeout: 30_000, interval: 300 }).toContain(words)
    let told = ''
    server.stderr?.on('data', (text) => {
      told += text
    })
    const plugins = join(root, 'plugins.ts')
    const good = "export default [{ name: 'own' }]\n"
    writeFileSync(plugins, good)
    const config = join(root, 'site.config.ts')
    writeFileSync(config, readFileSync(config, 'utf8').replace('locales:', "plugins: 'plugins.ts', locales:"))
    for (const broken of [
      "config() { throw new Error('Kaputt') }",
      "load(id) { if (/starter\\.ts$/.test(id)) throw new Error('Kaputt') }",
    ]) {
      writeFileSync(plugins, good.replace("'own'", `'own', ${broken}`))
      await shows('Kaputt')
      writeFileSync(plugins, good)
      await shows('<h1')
    }
    const cache = join(root, '.cache/pagewright')
    rmSync(cache, { recursive: true })
    writeFileSync(cache, 'in the way')
    appendFileSync(join(root, page), '\nOhne Platz.\n')
    await expect.poll(() => told, { timeout: 10_000, interval: 100 }).toContain('The file system reported an error')
    rmSync(cache)
    appendFileSync(join(root, page), '\nMit Platz.\n')
    await shows('Mit Platz.')
  }, 60_000)
})
