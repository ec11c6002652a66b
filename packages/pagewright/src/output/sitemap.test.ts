import { expect, it } from 'vitest'
import type { GitDates } from '../content/git.ts'
import type { GeneratedInput } from './generated-input.ts'
import { sitemap } from './sitemap.ts'

const locales = [{ id: 'en', lang: 'en', label: 'English', base: '/' }] as const

const routes = [
  { file: 'content/a.md', page: { path: '/p0', canonical: '/p0', alternates: [] } },
  { file: null, page: { path: '/p1', canonical: '/p1', alternates: [] } },
  { file: null, page: { path: '/404', canonical: null, alternates: [] } },
  { file: null, page: { path: '/zh/a', canonical: '/a', alternates: [] } },
]
const input = {
  site: { url: 'https://site.example', mount: '/x/', locales, defaultLocale: locales[0] },
  plan: { routes, dates: new Map([['content/a.md', '2024-02-03']]) satisfies GitDates },
} as unknown as GeneratedInput

it('says when a text was last changed, and leaves out pages that have another canonical address or none', () => {
  expect(String(sitemap(input).make())).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
      '<url><loc>https://site.example/x/p0</loc><lastmod>2024-02-03</lastmod></url><url><loc>https://site.example/x/p1</loc></url></urlset>',
  )
})
