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
  it('has its default locale at the root, and the others below their ids', () => {
    expect(siteOf().locales.map(({ base }) => base)).toEqual(['/', '/zh-cn/'])
    const chinese = siteOf({ defaultLocale: 'zh-cn' })
    expect(chinese.locales.map(({ base }) => base)).toEqual(['/en/', '/'])
    expect(chinese.defaultLocale.id).toBe('zh-cn')
  })

  it('has the present docs before the versions that were cut; without docs it has only those', () => {
    const cut = [{ name: '2.0', label: '2.0', path: '2.0', sidebars: {} }]
    expect(siteOf({ docs: { sidebars: {} } }, cut).versions).toMatchObject([{ name: 'current', label: 'Next', path: '' }, { name: '2.0' }])
    expect(siteOf({}, cut).versions.map(({ name }) => name)).toEqual(['2.0'])
  })

  it('knows no slash at the end of its address', () => {
    expect(siteOf({ url: 'https://site.example///' }).url).toBe('https://site.example')
  })
})
