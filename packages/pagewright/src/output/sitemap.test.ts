import { expect, it } from 'vitest'
import type { MachineInput } from './machine-input.ts'
import type { OutputFile } from './output-file.ts'
import { sitemap } from './sitemap.ts'

const locales = [{ id: 'en', lang: 'en', label: 'English', base: '/' }] as const

function inputOf(count: number): MachineInput {
  const routes = Array.from({ length: count }, (_, index) => ({
    file: index === 0 ? 'content/a.md' : null,
    page: { path: `/p${index}`, canonical: `/p${index}`, alternates: [] },
  }))
  const hidden = [
    { file: null, page: { path: '/404', canonical: null, alternates: [] } },
    { file: null, page: { path: '/zh/a', canonical: '/a', alternates: [] } },
  ]
  return {
    site: { url: 'https://site.example', mount: '/x/', locales, defaultLocale: locales[0] },
    plan: { routes: [...routes, ...hidden], dates: new Map([['content/a.md', '2024-02-03']]) },
  } as unknown as MachineInput
}

function contentOf(file: OutputFile | undefined): string {
  return String(file?.make())
}

it('says when a text was last changed, and leaves out pages that have another canonical address or none', () => {
  const [file] = sitemap(inputOf(2))
  expect(contentOf(file)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      '<url><loc>https://site.example/x/p0</loc><lastmod>2024-02-03</lastmod></url><url><loc>https://site.example/x/p1</loc></url></urlset>',
  )
})

it('is an index of several files when one would be longer than the format allows', () => {
  const files = sitemap(inputOf(50_001))
  expect(files.map(({ file }) => file)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  expect(contentOf(files[0])).toContain('<sitemap><loc>https://site.example/x/sitemap-2.xml</loc></sitemap>')
  expect(contentOf(files[2]).match(/<url>/g)).toHaveLength(1)
})
