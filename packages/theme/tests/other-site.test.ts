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
/** The documents of pages, without those of redirects. */
const documents = (): string[] =>
  readdirSync(served.out, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !read(file).includes('http-equiv="refresh"'),
  )

describe('A site that uses the theme as a package', () => {
  it('can show its own logo before its title on every page', () => {
    expect(documents().length).toBeGreaterThan(6)
    for (const file of documents()) expect(read(file), file).toContain('data-leaf=""')
  })

  it('can set its own colors after those of the theme', () => {
    const hues = [...read('docs/green.html').matchAll(/--hue: ?(\d+)/g)].map(([, hue]) => hue)
    expect(hues).toHaveLength(2)
    expect(hues.at(-1)).toBe('150')
  })

  it('can replace a page by its name and a text by its key', () => {
    expect(read('index.html')).toMatch(/<p data-own-home="">Leaves<\/p>/)
    expect(read('blog.html')).toContain('<title>Leaves | Tea</title>')
  })

  it('keeps the other pages, texts and parts of the theme', () => {
    expect(read('404.html')).toContain('There is no page at this address.')
    expect(read('docs/green.html')).toContain('aria-label="Previous and next page"')
  })

  it('shows nothing that belongs to another site', () => {
    for (const file of documents()) expect(read(file), file).not.toMatch(/farrow/i)
  })

  it('shows its announcement on every page, above the header, also without script', () => {
    for (const file of documents())
      expect(read(file), file).toMatch(/<aside [^>]*data-announcement="".*?The first flush has arrived.*?<header /s)
  })

  it('links to its assistants from docs pages, with the address of the page as Markdown', () => {
    const [, href = ''] = /<a href="(https:\/\/cup\.example[^"]*)"/.exec(read('docs/green.html')) ?? []
    expect(new URL(href).searchParams.get('q')).toBe('Read https://tea.example/docs/green.md & tell me “how”.')
    expect(read('blog.html')).not.toContain('cup.example')
  })
})
