import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { projectFolder, type ServedSite, serveSite } from '../../pagewright/tests/served-site.ts'

let served: ServedSite
beforeAll(async () => {
  served = await serveSite(projectFolder('packages/theme/fixtures/tea'), { base: '/' })
})
afterAll(() => served?.close())

const read = (file: string): string => readFileSync(join(served.out, file), 'utf8')
/** Pages, without the documents of redirects. */
const documents = (): string[] =>
  readdirSync(served.out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !read(file).includes('http-equiv="refresh"'),
  )

describe('A site that uses the theme as a package', () => {
  it('has its own logo before its title on every page', () => {
    expect(documents().length).toBeGreaterThan(6)
    for (const file of documents()) expect(read(file), file).toContain('data-leaf=""')
  })

  it('has its own colors after those of the theme', () => {
    const hues = [...read('docs/green.html').matchAll(/--hue: ?(\d+)/g)].map(([, hue]) => hue)
    expect(hues).toHaveLength(2)
    expect(hues.at(-1)).toBe('150')
  })

  it('replaces a page by name, and a text by its key', () => {
    expect(read('index.html')).toMatch(/<p data-own-home="">Leaves<\/p>/)
    expect(read('blog.html')).toContain('<title>Leaves | Tea</title>')
  })

  it('has the other pages, texts and parts of the theme', () => {
    expect(read('404.html')).toContain('There is no page at this address.')
    expect(read('docs/green.html')).toContain('aria-label="Breadcrumbs"')
  })

  it('shows nothing of another site', () => {
    for (const file of documents()) expect(read(file), file).not.toMatch(/farrow/i)
  })
})
