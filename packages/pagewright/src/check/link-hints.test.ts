import { expect, it } from 'vitest'
import type { PlannedSite } from '../plan/planned-site.ts'
import { addressElsewhere, nearestPage, similarPath } from './link-hints.ts'

const known = [
  'content/en/docs/index.md',
  'content/en/docs/guide/deployment.md',
  'content/en/docs/guide/links.md',
  'content/en/docs/api/links.md',
]

it.each([
  ['content/en/docs/guide/linsk.md', 'content/en/docs/guide/links.md'],
  ['content/en/docs/giude/links.md', 'content/en/docs/guide/links.md'],
  ['content/en/docs/elsewhere/at/all/links.md', 'content/en/docs/guide/links.md'],
  ['content/en/docs/guide/lniks/index.md', 'content/en/docs/guide/links.md'],
  ['content/en/docs/setup/index.md', null],
  ['content/en/docs/guide/performance.md', null],
  ['content/en/docs/guide/oauth.md', null],
])('The path that is similar to %s is %s', (path, similar) => {
  expect(similarPath(path, known)).toBe(similar)
})

it.each([
  ['/blog/2021/hi', '/blog/hi'],
  ['/zh/blog/2021/hi', '/zh/blog/hi'],
])('The page that is near to %s is %s, in its own language', (path, near) => {
  const locales = [
    { id: 'zh', base: '/zh/' },
    { id: 'en', base: '/' },
  ]
  const routeAt = new Map(locales.map(({ id, base }) => [`${base}blog/hi`, { page: { locale: id } }]))
  expect(nearestPage(path, { site: { locales }, routeAt, publicFiles: new Set() } as unknown as PlannedSite)).toContain(`is "${near}"`)
})

it.each([
  ['me@x.example', 'mailto:me@x.example'],
  ['www.example.com', 'https://'],
  ['example.com/a?b', 'https://'],
])('%s is taken for an address elsewhere', (url, hint) => {
  expect(addressElsewhere(url)).toContain(hint)
})

it.each(['guide/links', 'app.css', './example.community', 'a@b'])('%s is taken for an address of this site', (url) => {
  expect(addressElsewhere(url)).toBeNull()
})
