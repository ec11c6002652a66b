import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { firstMatches } from '../playground/panels/first-match.ts'

const site = fileURLToPath(new URL('..', import.meta.url))
const { Response, Router } = createRequire(join(site, 'samples/package.json'))('farrow-http')

it.each(firstMatches)('$url gives with $pattern what the panel shows at first', async ({ pattern, url, result }) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const router = Router()
  let found: unknown = { ok: false }
  router.get(pattern).use(({ params = {}, query = {} }: { params?: unknown; query?: unknown }) => {
    found = { ok: true, params, query }
    return Response.text('')
  })
  const request = { pathname, method: 'GET', query: Object.fromEntries(searchParams) }
  await router.run(request, { onLast: () => Response.text('') })
  expect(JSON.parse(JSON.stringify(found))).toEqual(result)
})

it('knows the result of each panel in a text', () => {
  const texts = readdirSync(join(site, 'content'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'))
  const shown = texts.flatMap((file) => [
    ...readFileSync(join(site, 'content', file), 'utf8').matchAll(/^::pattern\{pattern="([^"]*)" url="([^"]*)"\}$/gm),
  ])
  expect(shown.length).toBeGreaterThan(0)
  for (const [, pattern, url] of shown) expect(firstMatches).toContainEqual(expect.objectContaining({ pattern, url }))
})
