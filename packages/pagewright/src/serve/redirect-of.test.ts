import { describe, expect, it } from 'vitest'
import { redirectOf } from './create-handler.ts'

const locales = [
  { id: 'en', lang: 'en', label: 'English', base: '/' },
  { id: 'zh-cn', lang: 'zh-CN', label: '中文', base: '/zh-cn/' },
]
const at = (mount: string) => ({
  mount,
  locales,
  defaultLocale: locales[0] as (typeof locales)[number],
  isFolder: (path: string) => path === '/api',
})

describe('a request', () => {
  it.each(['/', '/docs', '/docs/guide', '/zh-cn/', '/zh-cn/docs', '/english', '/enx/docs', '/blog/page/2', '/a.b', '/%E4%B8%AD', '/api/'])(
    'in the right spelling is answered: %j',
    (path) => {
      expect(redirectOf(path, at('/'))).toBeNull()
      expect(redirectOf(`/x${path}`, at('/x/'))).toBeNull()
    },
  )

  it.each([
    ['/docs/', '/docs'],
    ['/index.html', '/'],
    ['/docs/index.html', '/docs'],
    ['/index', '/'],
    ['/docs/index', '/docs'],
    ['/zh-cn', '/zh-cn/'],
    ['/zh-cn/index.html', '/zh-cn/'],
    ['/zh-cn/docs/', '/zh-cn/docs'],
    ['/en', '/'],
    ['/en/', '/'],
    ['/en/docs', '/docs'],
    ['/en/docs/', '/docs'],
    ['/docs//guide', '/docs/guide'],
    ['//', '/'],
    ['/api', '/api/'],
    ['/api/index.html', '/api/'],
    ['/en/api/', '/api/'],
  ])('in another spelling is redirected: %j to %j', (path, target) => {
    expect(redirectOf(path, at('/'))).toBe(target)
    expect(redirectOf(`/x${path}`, at('/x/'))).toBe(`/x${target}`)
  })

  it.each([
    '//evil.example',
    '//evil.example/',
    '/en//evil.example',
    '/en///evil.example/',
    '///evil.example/index.html',
    '//evil.example/..',
  ])('is never redirected to another host: %j', (path) => {
    const target = redirectOf(path, at('/'))
    expect(target === null || new URL(target, 'https://site.example').host === 'site.example').toBe(true)
  })

  it('for the mount without its last slash is redirected to the mount; a request outside of the mount is not redirected', () => {
    expect(redirectOf('/x', at('/x/'))).toBe('/x/')
    for (const path of ['/', '/y', '/xy/', '/y/index.html']) expect(redirectOf(path, at('/x/'))).toBeNull()
  })
})
