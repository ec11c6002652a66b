import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { listen } from '../src/cli/serve.ts'
import { closeServer, projectFolder } from './served-site.ts'

const config = readFileSync(projectFolder('deploy/nginx.conf'), 'utf8')
const isInstalled = spawnSync('nginx', ['-v']).status === 0

describe('The configuration for nginx', () => {
  it('names every locale but the default one, and the headers of the site', () => {
    const site = readFileSync(projectFolder('site/site.config.ts'), 'utf8')
    const locales = [...site.matchAll(/\{ id: '([\w-]+)', lang:/g)].map(([, id]) => id)
    expect(locales).toContain('zh-cn')
    const [first, ...others] = locales
    const lines = others.flatMap((id) => [`~^/${id}/ /${id}/404.html;`, `location = /${id} {`])
    const notFound = `|^/(?:${others.map((id) => `${id}/`).join('|')})?404$`
    for (const line of [...lines, notFound, `location ~ ^/${first}(?:/|$) {`]) expect(config, 'deploy/nginx.conf').toContain(line)
    for (const header of ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'Permissions-Policy'])
      expect(config).toContain(`add_header ${header} `)
    expect((config.match(/\{/g) ?? []).length).toBe((config.match(/\}/g) ?? []).length)
  })

  // Tests do not install nginx. Where it is missing, only the text of the file is checked.
  if (isInstalled) describe('in nginx', () => serveByNginx())
})

function serveByNginx(): void {
  let folder = ''
  let origin = ''
  let nginx: ChildProcess

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    const root = join(folder, 'release-1')
    const files = {
      'index.html': 'home',
      '404.html': 'not found',
      'zh-cn/index.html': '首页',
      'zh-cn/404.html': '找不到',
      'docs.html': 'docs',
      'docs/a.html': 'text '.repeat(500),
      'docs/a.md': '# A',
      'assets/a-1.js': 'let a',
      'blog/rss.xml': '<rss/>',
      'zh-cn/blog/feed.json': '{}',
      'worker.mjs': 'let a',
      'api/index.html': 'typedoc',
      '.well-known/security.txt': 'Contact:',
      _headers: 'x',
      '.pagewright.json': '{}',
    }
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), content)
    }
    const port = await freePort()
    origin = `http://127.0.0.1:${port}`
    const own = config
      .replace('listen 8080;', `listen 127.0.0.1:${port};`)
      .replace('root /usr/share/nginx/html;', `root ${join(folder, 'current')};`)
    symlinkSync(root, join(folder, 'current'))
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr; events {} http { access_log off; ${paths}\n${own}}`,
    )
    nginx = spawn('nginx', ['-e', 'stderr', '-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
    await vi.waitFor(() => fetch(origin), { timeout: 10_000 })
  })

  afterAll(() => {
    nginx.kill()
    rmSync(folder, { recursive: true, force: true })
  })

  const ask = (path: string, headers = {}): Promise<Response> => fetch(origin + path, { redirect: 'manual', headers })

  it('serves pages without an extension, with the headers of the site', async () => {
    for (const [path, body] of [
      ['/', 'home'],
      ['/zh-cn/', '首页'],
      ['/docs', 'docs'],
      ['/docs/a', 'text '],
    ] as const) {
      const response = await ask(path)
      expect([path, response.status, response.headers.get('content-type')]).toEqual([path, 200, 'text/html; charset=utf-8'])
      expect(await response.text()).toContain(body)
      expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    expect((await ask('/docs/a', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect((await ask('/docs/a.md')).headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    for (const [path, type] of [
      ['/blog/rss.xml', 'application/rss+xml'],
      ['/zh-cn/blog/feed.json', 'application/feed+json'],
      ['/worker.mjs', 'text/javascript'],
      ['/.well-known/security.txt', 'text/plain'],
      ['/api/', 'text/html'],
    ])
      expect((await ask(path as string)).headers.get('content-type')).toBe(`${type}; charset=utf-8`)
  })

  it('answers unknown paths with 404 in their language, which browsers do not keep', async () => {
    for (const [path, body] of [
      ['/nowhere', 'not found'],
      ['/zh-cn/nowhere', '找不到'],
      ['/assets/gone.js', 'not found'],
      ['/_headers', 'not found'],
      ['/.pagewright.json', 'not found'],
      ['/404', 'not found'],
      ['/%5Celsewhere.example/', 'not found'],
      ['/en/%09/elsewhere.example', 'not found'],
      ['/docs/a%0dSet-Cookie:%20a=b/', 'not found'],
    ] as const) {
      const response = await ask(path)
      expect([path, response.status, response.headers.get('cache-control'), await response.text()]).toEqual([path, 404, 'no-cache', body])
    }
    expect((await ask('/assets/a-1.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('redirects other spellings of an address', async () => {
    for (const [path, target] of [
      ['/docs/a/?q=1', '/docs/a?q=1'],
      ['/en/docs/a', '/docs/a'],
      ['/en', '/'],
      ['/en/docs/a/', '/docs/a'],
      ['/api', '/api/'],
      ['/文档/', '/%E6%96%87%E6%A1%A3'],
      ['/docs/%25/', '/docs/%25'],
      ['/zh-cn', '/zh-cn/'],
      ['/en//elsewhere.example', '/elsewhere.example'],
    ] as const) {
      const response = await ask(path)
      expect([path, response.status, response.headers.get('location')]).toEqual([path, 301, target])
    }
  })
}

async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  await closeServer(server)
  return port
}

describe('The workflow for GitHub Pages', () => {
  const workflow = parse(readFileSync(projectFolder('.github/workflows/deploy.yml'), 'utf8')) as {
    permissions: unknown
    jobs: { deploy: { steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] } }
  }

  it('fetches the whole history, checks the site and deploys it', () => {
    const { steps } = workflow.jobs.deploy
    expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with).toMatchObject({ 'fetch-depth': 0 })
    const runs = steps.flatMap(({ run }) => run ?? []).join('\n')
    const scripts = Object.keys(
      (JSON.parse(readFileSync(projectFolder('package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts,
    )
    for (const [, name = ''] of runs.matchAll(/npm run (\w+)/g)) expect(scripts).toContain(name)
    expect(runs).toContain('npm run deploy')
  })

  it('has only the permission to write to the repository', () => {
    expect(workflow.permissions).toEqual({ contents: 'write' })
  })
})
