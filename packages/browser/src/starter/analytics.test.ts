import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countPageViews, sendToEndpoint, sendToGtag } from './analytics.ts'

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
      title: 'Docs | Kettle',
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => scripts.push(src) },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  test('goes to an endpoint with path, title and referrer, without cookies', () => {
    const fetch = vi.fn(async () => new Response())
    vi.stubGlobal('fetch', fetch)
    void sendToEndpoint('/hit', 'https://example.com/')
    const [url, request] = fetch.mock.lastCall as unknown as [string, RequestInit]
    expect(url).toBe('/hit')
    expect(request).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(JSON.parse(String(request.body))).toEqual({
      path: '/docs',
      title: 'Docs | Kettle',
      referrer: 'https://example.com/',
      anonymizeIp: true,
    })
  })

  test('never throws or rejects', async () => {
    vi.stubGlobal('fetch', () => {
      throw new Error('blocked')
    })
    await expect(sendToEndpoint('/hit', '')).resolves.toBeUndefined()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('blocked')))
    await expect(sendToEndpoint('/hit', '')).resolves.toBeUndefined()
  })

  test('goes to gtag, which is set up once, anonymized, and told not to count by itself', () => {
    sendToGtag('G-1', '')
    sendToGtag('G-1', 'https://example.com/')
    const commands = (page.dataLayer ?? []).map((command) => [...command] as unknown[])
    expect(commands.map(([name]) => name)).toEqual(['js', 'config', 'event', 'event'])
    expect(commands[1]).toEqual(['config', 'G-1', { anonymize_ip: true, send_page_view: false }])
    expect(commands[3]).toEqual([
      'event',
      'page_view',
      {
        page_path: '/docs',
        page_title: 'Docs | Kettle',
        page_location: 'https://example.com/docs?q=1',
        page_referrer: 'https://example.com/',
      },
    ])
    expect(Object.prototype.toString.call(page.dataLayer?.[0])).toBe('[object Arguments]')
    expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-1'])
  })
})

test('Counted are the document, the pages that are shown after it, and returns from the back/forward cache', () => {
  const page = Object.assign(new EventTarget(), { readyState: 'complete', referrer: 'https://other.example/' })
  const window = new EventTarget()
  const location = { href: 'https://example.com/a' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', location)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const referrers: string[] = []
  countPageViews((referrer) => referrers.push(referrer))
  location.href = 'https://example.com/b'
  page.dispatchEvent(new Event('pagewright:shown'))
  // Between the two, the reader has seen an error box.
  page.dispatchEvent(new Event('pagewright:shown'))
  location.href = 'https://example.com/a'
  page.dispatchEvent(new Event('pagewright:shown'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  vi.unstubAllGlobals()
  const [a, b] = ['https://example.com/a', 'https://example.com/b']
  expect(referrers).toEqual(['https://other.example/', a, b, b, 'https://other.example/'])
})
