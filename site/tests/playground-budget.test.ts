import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '../../tests/built-site.mjs'

let built: ReturnType<typeof builtSite>
let assets = ''

beforeAll(() => {
  built = builtSite()
  assets = join(built.folder, 'assets')
}, 180_000)
afterAll(() => built.remove())

/**
 * The names of the chunks that fit, and of those that they import statically, except what is there before: the runtime, and the list of
 * components, which also knows what a "Try it" does.
 */
function withImports(pattern: RegExp): Set<string> {
  const found = new Set<string>()
  const visit = (name: string): void => {
    if (found.has(name) || /^(?:start|islands)-/.test(name)) return
    found.add(name)
    const code = readFileSync(join(assets, name), 'utf8')
    for (const [, file] of code.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)) visit(file as string)
  }
  for (const name of readdirSync(assets)) if (pattern.test(name)) visit(name)
  return found
}

/**
 * KB (of 1,000 bytes) after Brotli at its highest level, as hosts compress files that do not change. The hashes in the names of chunks are
 * replaced: which ones they are changes the result by up to 200 bytes.
 */
function weigh(names: Iterable<string>): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  const read = (name: string): string => readFileSync(join(assets, name), 'utf8').replace(/-[\w-]{8}\.js/g, '-12345678.js')
  return [...names].reduce((sum, name) => sum + brotliCompressSync(read(name), { params }).length / 1000, 0)
}

it('the editor and what runs programs, Farrow included, weigh at most 220 KB, and the panels around them 24.5 KB', () => {
  const tools = withImports(/^(?:editor|runner|playground-runtime)-.*\.js$/)
  expect(tools.size).toBeGreaterThanOrEqual(4)
  expect(weigh(tools)).toBeLessThanOrEqual(220)
  const panels = [...withImports(/^Playground-.*\.js$/)].filter((name) => !tools.has(name))
  // Of these, adding, renaming and removing files takes 2.1 KB, undoing a reset, stopping and marking new results 0.4 KB, and requests in
  // addresses, requests that pages have recorded, and following redirects 0.5 KB.
  expect(weigh(panels)).toBeLessThanOrEqual(24.5)
}, 30_000)
