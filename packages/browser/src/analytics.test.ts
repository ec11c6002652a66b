import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countPageView } from './analytics.ts'

type Layered = { dataLayer?: IArguments[]; requestIdleCallback: (task: () => void) => void }

describe('A page view', () => {
  let page: Layered
  const scripts: string[] = []
  beforeEach(() => {
    page = { requestIdleCallback: (task) => task() }
    scripts.length = 0
    vi.stubGlobal('window', page)
    vi.stubGlobal('requestIdleCallback', page.requestIdleCallback)
    vi.stubGlobal('location', { pathname: '/docs', href: 'https://example.com/docs?q=1' })
    vi.stubGlobal('document', {
      title: 'Docs | Farrow',
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => scripts.push(src) },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is not sent where there is no analytics', () => {
    const fetch = vi.fn()
    vi.stubGlobal('fetch', fetch)
    countPageView(null, '')
    expect(fetch).not.toHaveBeenCalled()
    expect(page.dataLayer).toBeUndefined()
  })

  test('goes to an endpoint with path, title and referrer, without cookies', () => {
    const fetch = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', fetch)
    countPageView({ type: 'beacon', endpoint: '/hit' }, 'https://example.com/')
    const [url, request] = fetch.mock.lastCall as unknown as [string, RequestInit]
    expect(url).toBe('/hit')
    expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(JSON.parse(String(request.body))).toEqual({
      path: '/docs',
      title: 'Docs | Farrow',
      referrer: 'https://example.com/',
      anonymizeIp: true,
    })
  })

  test('never throws, nor rejects', async () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('blocked')
    })
    expect(() => countPageView({ type: 'beacon', endpoint: '/hit' }, '')).not.toThrow()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('blocked')))
    countPageView({ type: 'beacon', endpoint: '/hit' }, '')
    await Promise.resolve()
  })

  test('goes to gtag, which is set up once, anonymised, and told not to count by itself', () => {
    const analytics = { type: 'gtag', id: 'G-1' } as const
    countPageView(analytics, '')
    countPageView(analytics, 'https://example.com/')
    const commands = (page.dataLayer ?? []).map((command) => [...command] as unknown[])
    expect(commands.map(([name]) => name)).toEqual(['js', 'config', 'event', 'event'])
    expect(commands[1]).toEqual(['config', 'G-1', { anonymize_ip: true, send_page_view: false }])
    expect(commands[3]).toEqual([
      'event',
      'page_view',
      {
        page_path: '/docs',
        page_title: 'Docs | Farrow',
        page_location: 'https://example.com/docs?q=1',
        page_referrer: 'https://example.com/',
      },
    ])
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]')
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  })
})
