import type { Messages } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { siteOf } from '../../tests/plan-texts.ts'
import { toMount } from './resolve-site.ts'

describe('toMount', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['x', '/x/'],
    ['/x', '/x/'],
    ['/x/', '/x/'],
    ['//x//y/', '/x/y/'],
  ])('%j is %j', (base, mount) => {
    expect(toMount(base)).toBe(mount)
  })
})

describe('a site', () => {
  it('has redirects to its own addresses only', () => {
    expect(() => siteOf({ redirects: [{ from: '/old', to: '//elsewhere.example/new' }] })).toThrow('must be a site path')
    expect(siteOf({ redirects: [{ from: '/old', to: '/new' }] }).redirects).toEqual([{ from: '/old', to: '/new' }])
  })

  it('has its default locale at the root, and the others below their ids', () => {
    expect(siteOf().locales.map(({ base }) => base)).toEqual(['/', '/zh-cn/'])
    const chinese = siteOf({ defaultLocale: 'zh-cn' })
    expect(chinese.locales.map(({ base }) => base)).toEqual(['/en/', '/'])
    expect(chinese.defaultLocale.id).toBe('zh-cn')
  })

  it.each(['assets', 'blog', 'docs', 'social', '_pages'])('has no locale %j, whose folder would be in the place of another one', (id) => {
    const locale = { id, lang: 'en', label: 'English' }
    expect(() => siteOf({ locales: [locale], messages: { [id]: siteOf().messages['en'] as Messages } })).toThrow(/is the name|must be/)
  })

  it('knows which of its languages are written from right to left', () => {
    const locales = ['he', 'ar-EG', 'uz-Arab', 'en', 'arn', 'ug-Cyrl'].map((lang) => ({ id: lang.toLowerCase(), lang, label: lang }))
    const messages = Object.fromEntries(locales.map(({ id }) => [id, siteOf().messages['en'] as Messages]))
    expect(siteOf({ locales, messages, tagline: 'x' }).locales.map(({ dir }) => dir)).toEqual([
      'rtl',
      'rtl',
      'rtl',
      undefined,
      undefined,
      undefined,
    ])
  })

  const cut = [
    { name: '2.0', label: '2.0', sidebars: {} },
    { name: '1.0', label: '1.0', sidebars: {} },
  ]
  const showVersions = ({ versions }: ReturnType<typeof siteOf>): string[] =>
    versions.map(({ name, folder, path }) => `${name}: ${folder} at docs/${path}`)

  it('shows the docs folder at /docs, and the versions that were cut below their names', () => {
    const site = siteOf({ docs: { sidebars: {} } }, cut)
    expect(showVersions(site)).toEqual(['current: docs at docs/', '2.0: docs-2.0 at docs/2.0', '1.0: docs-1.0 at docs/1.0'])
    expect(site.latest).toMatchObject({ name: 'current', label: 'Next' })
  })

  it('shows the version that is configured as the latest at /docs, and the docs folder at /docs/next', () => {
    const site = siteOf({ docs: { sidebars: {}, latest: '2.0' } }, cut)
    expect(showVersions(site)).toEqual(['current: docs at docs/next', '2.0: docs-2.0 at docs/', '1.0: docs-1.0 at docs/1.0'])
    expect(site.latest?.name).toBe('2.0')
  })

  it('has no versions without docs', () => {
    expect(siteOf({}, cut)).toMatchObject({ versions: [], latest: null })
  })

  it('knows no slash at the end of its address', () => {
    expect(siteOf({ url: 'https://site.example///' }).url).toBe('https://site.example')
  })
})

it.each([
  ['offline', { offline: true }, /no message .*offline\.title.*which `offline` needs/],
  ['programs', { programs: { 'samples/a.ts': '/try#sample=a' } }, /no message .*code\.try.*which `programs` needs/],
])('the messages that `%s` needs have to be there', (_key, config, message) => {
  expect(() => siteOf(config)).toThrow(message)
})

it('An announcement ends when its last day is over everywhere on Earth, or never', () => {
  const endOf = (until?: string) => siteOf({ announcement: { id: 'news', text: 'News', ...(until && { until }) } }).announcement?.until
  expect([endOf(), endOf('2026-12-31')]).toEqual([undefined, Date.UTC(2027, 0, 1, 11, 59, 59)])
})
