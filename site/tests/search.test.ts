import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../tools/content/page.ts'
import { collectMessages } from '../tools/errors/collect-messages.ts'

type Found = { readonly total: number }
type Search = { find(query: string, options: { most: number; signal: AbortSignal }): Promise<Found> }

// The module is imported by a variable, because its code for the browser is type-checked with the browser's types.
const module = '../../packages/search/src/index.ts'
const out = mkdtempSync(join(tmpdir(), 'search-'))
const bin = fileURLToPath(new URL('../../packages/pagewright/bin/pagewright.mjs', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))

beforeAll(() => {
  const { status, stderr } = spawnSync(process.execPath, [bin, 'build', '--root', root, '--out-dir', join(out, 'dist')], {
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}, 240_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

const read = (url: string): string => readFileSync(join(out, 'dist', url), 'utf8')

async function openSearch(id: string): Promise<Search> {
  const { openSearch: open } = (await import(module)) as { openSearch: (locale: unknown, site: unknown, files: unknown) => Search }
  const files = { load: async (url: string) => JSON.parse(read(url)), forget: () => {} }
  return open({ id }, { mount: '/' }, files)
}

/** Messages that no page shows because no reader can get them (see error-messages.test.ts). */
const hidden = /^(next\(\) called multiple times|(latestS|s)electedState should not be|Middleware must be composed)/

describe.each(locales)('The search in %s', (locale) => {
  it('finds every error message of the framework', async () => {
    const search = await openSearch(locale)
    const queries = collectMessages().map(({ parts }) => parts.join(' ').trim())
    const lost: string[] = []
    for (const query of queries.filter((text) => !hidden.test(text))) {
      const { total } = await search.find(query, { most: 1, signal: new AbortController().signal })
      if (total === 0) lost.push(query)
    }
    expect(lost).toEqual([])
  })

  it('has an index of at most 175 KB after Brotli, without the texts of results', () => {
    const manifest = read(`_search/${locale}.json`)
    const { shards } = JSON.parse(manifest) as { shards: string }
    const files = (shards.match(/.{10}/g) ?? []).map((name) => read(`assets/search-${name}.json`))
    expect(files.length).toBeGreaterThan(3)
    expect([manifest, ...files].map(weigh).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(175_000)
  })
})

function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
