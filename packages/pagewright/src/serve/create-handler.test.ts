import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../cli/serve.ts'
import { createHandler } from './create-handler.ts'

const locales = [
  { id: 'de', lang: 'de', label: 'Deutsch', base: '/' },
  { id: 'fr', lang: 'fr', label: 'Français', base: '/fr/' },
] as const
const site = { mount: '/', locales, defaultLocale: locales[0] }
const secret = 'a secret'
const long = 'text '.repeat(2000)
let folder = ''
let server: Server

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'serve-'))
  const out = join(folder, 'dist')
  const files: Readonly<Record<string, string>> = {
    'index.html': 'home',
    '404.html': 'nicht gefunden',
    'fr/index.html': 'accueil',
    'fr/404.html': 'introuvable',
    '_pages/docs/a.json': '{}',
    'frame.html': 'frame',
    'api/index.html': 'api',
    'api/b c/index.html': 'deep',
    'docs/a/index.html': 'a folder beside a page',
    'docs/a.html': long,
    'docs/a.md': '# A',
    'assets/a-1.js': 'let a',
    'picture.png': '0123456789',
    'blog/rss.xml': '<rss/>',
    '.pagewright.json': '{}',
    '.hidden/file.txt': secret,
    _headers: '# note\n/*\n  X-Content-Type-Options: nosniff\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    'docs/alt.html': 'moved',
    _redirects: '/docs/alt /docs/ä?t=1#neu 301\n/docs/1.0/a /docs/a 302\n/de/* /:splat 301\n',
  }
  for (const [file, content] of Object.entries(files)) put(join(out, file), content)
  put(join(folder, 'secret.txt'), secret)
  put(join(folder, 'outside/secret.html'), secret)
  symlinkSync(join(folder, 'secret.txt'), join(out, 'link.txt'))
  symlinkSync(join(folder, 'outside'), join(out, 'linked'))
  server = createServer(createHandler(out, site))
  await listen(server, { port: 0, host: '127.0.0.1' })
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

function put(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  utimesSync(path, 1_700_000_000, 1_700_000_000)
}

/** Sends the path exactly as it is written, which `fetch` would not do. */
function ask(path: string, { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {}): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }))
    })
    sent.on('error', reject)
    sent.end()
  })
}

const ups = [
  '..',
  '%2e%2e',
  '%2E%2e',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%25252e%25252e',
  '..%00',
  '%c0%ae%c0%ae',
  '%u002e%u002e',
  '．．',
  '..;',
  '....',
].map((up) => (/[^\x20-\x7e]/.test(up) ? encodeURIComponent(up) : up))
const slashes = ['/', '%2f', '%5c', '\\', '%252f', '//']
const climbs = ups.flatMap((up) => slashes.map((slash) => `/${up}${slash}secret.txt`))
const others = [
  '/docs/../../secret.txt',
  '/docs/%2e%2e/%2e%2e/secret.txt',
  '/docs/..%2f..%2fsecret.txt',
  '/assets/..\\..\\secret.txt',
  '/./../secret.txt',
  '//../secret.txt',
  '///../../secret.txt',
  '/link.txt',
  '/linked/secret',
  '/linked/secret.html',
  '/linked%2fsecret.html',
  '/.hidden/file.txt',
  '/%2ehidden/file.txt',
  '/.pagewright.json',
  '/%2epagewright.json',
  '/_headers',
  '/secret.txt%00.html',
  '/%00',
  '/a%00b',
  '/docs/a%00.html',
  '/%0d%0aSet-Cookie:%20a=b',
  '/en/%0d%0aLocation:%20/x',
  'http://elsewhere.example/secret.txt',
  'http://127.0.0.1/../secret.txt',
  'file:///etc/passwd',
  '/etc/passwd',
  '/proc/self/environ',
  '/C:/Windows/win.ini',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/constructor',
  '/__proto__',
  '/hasOwnProperty',
  '/docs/a/secret',
  '/~root',
  '/con',
  `/${'a/'.repeat(2000)}x`,
  `/${'%2e%2e/'.repeat(500)}etc/passwd`,
  `/${'a'.repeat(10_000)}`,
  '*',
]
const tries = [...climbs, ...others]

describe('A path that has no page', () => {
  it(`never leads to a file outside of the output, in ${tries.length} attempts`, async () => {
    expect(tries.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const path of tries) {
      const { status, headers, body } = await ask(path)
      const location = headers.location ?? ''
      const away = location !== '' && (!location.startsWith('/') || /^\/[/\\]/.test(location))
      if (body.includes(secret) || body.includes('root:') || away || ![301, 404].includes(status))
        wrong.push(`${status} ${path} ${location}`)
      if (status === 301) {
        const next = await ask(location)
        if (next.body.includes(secret) || next.status !== 404) wrong.push(`${path} → ${location} ${next.status}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('never redirects to another host', async () => {
    for (const path of [
      '//elsewhere.example',
      '/de//elsewhere.example',
      '/de/\\elsewhere.example',
      '/de/%5celsewhere.example',
      '/\\elsewhere.example/',
      '///elsewhere.example/index.html',
    ]) {
      const { headers } = await ask(path)
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  it('is answered with the not-found page of its locale, with status 404 and the security headers', async () => {
    const german = await ask('/docs/none')
    expect([(await ask('/404')).status, (await ask('/fr/404')).status]).toEqual([404, 404])
    const french = await ask('/fr/docs/none', { headers: { 'If-None-Match': '*', Range: 'bytes=0-1' } })
    expect([german.status, german.body.toString()]).toEqual([404, 'nicht gefunden'])
    expect([french.status, french.body.toString()]).toEqual([404, 'introuvable'])
    expect(german.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it('below the assets gets an answer that browsers do not keep', async () => {
    expect((await ask('/assets/gone-1.js')).headers['cache-control']).toBe('no-cache')
  })
})

describe('A page', () => {
  it('that has moved redirects by the rules, keeps a query, and is never shown as the small document for other hosts', async () => {
    expect((await ask('/docs/alt')).headers.location).toBe('/docs/%C3%A4?t=1#neu')
    expect((await ask('/docs/%61lt?q=1')).headers.location).toBe('/docs/%C3%A4?q=1#neu')
    expect((await ask('/docs/alt')).status).toBe(301)
    expect((await ask('/docs/1.0/a')).status).toBe(302)
    // In another spelling too it takes one step only.
    for (const path of ['/docs/alt/', '/de/docs/alt', '/docs//alt']) expect((await ask(path)).headers.location).toBe('/docs/%C3%A4?t=1#neu')
  })

  it('has one URL, and other spellings redirect to it', async () => {
    expect((await ask('/docs/a/?q=1')).headers.location).toBe('/docs/a?q=1')
    expect((await ask('/de/docs/a')).headers.location).toBe('/docs/a')
    expect((await ask('/fr')).headers.location).toBe('/fr/')
    expect((await ask('/fr/')).body.toString()).toBe('accueil')
    for (const path of ['/docs/a.html?q=1', '/docs/a%2Ehtml?q=1']) expect((await ask(path)).headers.location).toBe('/docs/a?q=1')
    expect((await ask('/index')).headers.location).toBe('/')
    expect((await ask('/fr/index')).headers.location).toBe('/fr/')
    // A document of the public folder is not a page: other sites know it by its full name.
    expect((await ask('/frame.html')).body.toString()).toBe('frame')
  })

  it('of the public folder that stands for its folder has the address of that, with the slash that its relative links need', async () => {
    for (const path of ['/api', '/api/index.html', '/api/index', '/de/api/'])
      expect((await ask(`${path}?q`)).headers.location).toBe('/api/?q')
    expect((await ask('/api/')).body.toString()).toBe('api')
    expect((await ask('/api/b%20c')).headers.location).toBe('/api/b%20c/')
    expect((await ask('/api/b%20c/')).body.toString()).toBe('deep')
    expect((await ask('/docs/a/')).headers.location).toBe('/docs/a')
  })

  it('is compressed for clients that accept it, and sent as it is to others', async () => {
    const br = await ask('/docs/a', { headers: { 'Accept-Encoding': 'gzip, br' } })
    expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' })
    expect(brotliDecompressSync(br.body).toString()).toBe(long)
    const gzip = await ask('/docs/a', { headers: { 'Accept-Encoding': 'gzip, br;q=0' } })
    expect(gunzipSync(gzip.body).toString()).toBe(long)
    const plain = await ask('/docs/a')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(long)
    expect(new Set([br, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  it('is not sent again to clients that have it', async () => {
    const { headers } = await ask('/docs/a', { headers: { 'Accept-Encoding': 'br' } })
    const again = await ask('/docs/a', { headers: { 'Accept-Encoding': 'br', 'If-None-Match': `"other", ${headers.etag}` } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers.etag).toBe(headers.etag)
    expect((await ask('/docs/a', { headers: { 'If-Modified-Since': 'Tue, 14 Nov 2023 22:13:20 GMT' } })).status).toBe(304)
    expect((await ask('/docs/a', { headers: { 'If-Modified-Since': 'Tue, 14 Nov 2023 22:13:19 GMT' } })).status).toBe(200)
    expect(
      (await ask('/docs/a', { headers: { 'If-None-Match': '"other"', 'If-Modified-Since': 'Tue, 14 Nov 2030 22:13:19 GMT' } })).status,
    ).toBe(200)
  })

  it('is not sent to clients that ask for another version of it', async () => {
    const { headers } = await ask('/picture.png')
    const asked = async (conditions: Readonly<Record<string, string>>): Promise<unknown> => {
      const { status, body } = await ask('/picture.png', { headers: { Range: 'bytes=8-9', ...conditions } })
      return [status, body.toString()]
    }
    expect(await asked({ 'If-Match': '"older"' })).toEqual([412, ''])
    expect(await asked({ 'If-Match': `W/${headers.etag}` })).toEqual([412, ''])
    expect(await asked({ 'If-Match': `"older", ${headers.etag}` })).toEqual([206, '89'])
    expect(await asked({ 'If-Match': '*' })).toEqual([206, '89'])
    expect(await asked({ 'If-Unmodified-Since': 'Sat, 01 Jan 2000 00:00:00 GMT' })).toEqual([412, ''])
    expect(await asked({ 'If-Unmodified-Since': headers['last-modified'] ?? '' })).toEqual([206, '89'])
    expect((await ask('/docs/none', { headers: { 'If-Match': '"older"' } })).status).toBe(404)
  })

  it('is answered without a body on HEAD, and methods other than GET and HEAD are refused', async () => {
    const head = await ask('/docs/a', { method: 'HEAD' })
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, String(long.length), 0])
    expect((await ask('/docs/a', { method: 'POST' })).status).toBe(405)
    expect((await ask('/docs/a', { method: 'DELETE' })).headers.allow).toBe('GET, HEAD')
  })
})

describe('A file', () => {
  it('has the content type that clients expect', async () => {
    expect((await ask('/docs/a.md')).headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect((await ask('/blog/rss.xml')).headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect((await ask('/picture.png')).headers['content-type']).toBe('image/png')
  })

  it('is kept by browsers when its name is made from its content, and asked for again otherwise', async () => {
    expect((await ask('/assets/a-1.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await ask('/picture.png')).headers['cache-control']).toBe('no-cache')
  })

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-100', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('answers the range %s with %i', async (range, status, body, contentRange) => {
    const answer = await ask('/picture.png', { headers: { Range: range } })
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([status, body, contentRange])
  })

  it('is described as a whole on HEAD, for which ranges are not defined', async () => {
    const { status, headers } = await ask('/picture.png', { method: 'HEAD', headers: { Range: 'bytes=2-4' } })
    expect([status, headers['content-length'], headers['content-range']]).toEqual([200, '10', undefined])
  })

  it('is sent as a whole when the part that the client has is of another version', async () => {
    const { headers } = await ask('/picture.png')
    expect((await ask('/picture.png', { headers: { Range: 'bytes=2-4', 'If-Range': '"old"' } })).status).toBe(200)
    expect((await ask('/picture.png', { headers: { Range: 'bytes=2-4', 'If-Range': headers.etag ?? '' } })).status).toBe(206)
  })
})
