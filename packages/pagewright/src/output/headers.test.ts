import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { headerRules, ownPolicies, toHeadersFile } from './headers.ts'

const site = { mount: '/x/', offline: undefined }
const routes = ['/', '/about', '/docs/a', '/demo', '/demo/more'].map((path) => ({ page: { path } })) as never
const policyOf = (own: Parameters<typeof headerRules>[0]['own']): ReadonlyMap<string, string | undefined> => {
  const rules = headerRules({ site, routes, policy: "default-src 'none'", own })
  return new Map(rules.map(({ path, headers }) => [path, headers['Content-Security-Policy']]))
}

it('All paths have the policy of the site, and no other site may frame them', () => {
  const policies = policyOf([])
  expect(policies.get('/x/*')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect([...policies.values()].filter((policy) => policy !== undefined)).toHaveLength(1)
})

it('A document of the public folder with a policy of its own keeps it, and pages of the site may frame it', () => {
  const policies = policyOf([{ path: '/demo/frame.html', policy: 'script-src blob:' }])
  for (const path of ['/x/demo/frame.html', '/x/demo/frame']) expect(policies.get(path)).toBe("script-src blob:; frame-ancestors 'self'")
  for (const path of ['/x/', '/x/about', '/x/docs/*', '/x/demo', '/x/demo/more', '/x/assets/*'])
    expect(policies.get(path)).toBe("default-src 'none'; frame-ancestors 'none'")
  // Hosts join the values of all rules that fit, and a browser would hold the document to both policies.
  const fitting = [...policies].filter(([path]) => new RegExp(`^${path.replaceAll('*', '.*')}$`).test('/x/demo/frame.html'))
  expect(fitting.filter(([, policy]) => policy !== undefined)).toHaveLength(1)
})

it('A document with a policy of its own stays in the cache of browsers, because service workers do not answer for sandboxed frames', () => {
  const rules = headerRules({ site, routes, policy: "default-src 'none'", own: [{ path: '/demo/frame.html', policy: 'script-src blob:' }] })
  expect(rules.find(({ path }) => path === '/x/demo/frame.html')?.headers['Cache-Control']).toBe('public, max-age=604800')
})

it('A policy over several lines is one header, and can state no other', () => {
  const root = mkdtempSync(join(tmpdir(), 'headers-'))
  mkdirSync(join(root, 'public'))
  const policy = "default-src 'none';\n  img-src 'self'\n/*\n  Set-Cookie: a=b"
  writeFileSync(join(root, 'public/frame.html'), `<!doctype html><meta http-equiv="Content-Security-Policy" content="${policy}">`)
  const own = ownPolicies(root, new Set(['frame.html']))
  rmSync(root, { recursive: true })
  const lines = toHeadersFile(headerRules({ site, routes: [], policy: "default-src 'none'", own })).split('\n')
  expect(lines).toContain("  Content-Security-Policy: default-src 'none'; img-src 'self' /* Set-Cookie: a=b; frame-ancestors 'self'")
  expect(lines.filter((line) => /^\/\*|^\s+Set-Cookie/.test(line))).toEqual([])
})
