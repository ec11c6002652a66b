import { describe, expect, test } from 'vitest'
import { toSiteTarget } from './site-target.ts'

const locale = (base: string) => ({ id: base, lang: base, label: base, base })
const site = { mount: '/x/', locales: [locale('/'), locale('/zh-cn/')] }

describe('The target of a URL path', () => {
  test.each([
    ['/x/', '/', '/x/'],
    ['/x', '/', '/x/'],
    ['/x/index.html', '/', '/x/'],
    ['/x/docs/guide', '/docs/guide', '/x/docs/guide'],
    ['/x/docs/guide/', '/docs/guide', '/x/docs/guide'],
    ['/x/docs/guide/index.html', '/docs/guide', '/x/docs/guide'],
    ['/x/zh-cn', '/zh-cn/', '/x/zh-cn/'],
    ['/x/zh-cn/index.html', '/zh-cn/', '/x/zh-cn/'],
    ['/x/docs/v2.0', '/docs/v2.0', '/x/docs/v2.0'],
    ['/x/%E4%BA%8C', '/二', '/x/%E4%BA%8C'],
    ['/x/%E0%A4%A', '/%E0%A4%A', '/x/%E0%A4%A'],
    ['/x/docs/..%2Fdocs%2fguide', '/docs/..%2Fdocs%2fguide', '/x/docs/..%2Fdocs%2fguide'],
  ])('of %s is the page %s at %s', (pathname, path, clean) => {
    expect(toSiteTarget(pathname, site)).toEqual({ path, pathname: clean })
  })

  test.each(['/', '/y/docs', '/xy', '/x/blog/rss.xml', '/x/logo.svg', '/x/docs/guide.html'])('%s is no page of the site', (pathname) => {
    expect(toSiteTarget(pathname, site)).toBeNull()
  })
})
