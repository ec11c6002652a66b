import type { APIRequestContext, Page } from '@playwright/test'
import { expect, failedRequest, scripts, test } from './fixture.ts'

/** One page of each type in each locale, found in the sitemap, and the pages that the sitemap leaves out. */
async function pagesOfEachType(request: APIRequestContext, base: string): Promise<string[]> {
  const xml = await (await request.get(new URL('sitemap.xml', base).href)).text()
  const origin = /<loc>(https?:\/\/[^/]+)\//.exec(xml)?.[1] ?? ''
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url.slice(origin.length))
  const found = new Map<string, string>()
  for (const path of paths) {
    const { page } = await (await request.get(new URL(`/_pages${path}${path.endsWith('/') ? 'index' : ''}.json`, base).href)).json()
    if (!found.has(`${page.locale} ${page.type}`)) found.set(`${page.locale} ${page.type}`, path)
  }
  return [...found.values(), '/404', '/zh-cn/404', '/offline', '/zh-cn/offline']
}

/** Collects the violations of the policy in every document that the page opens. */
async function watchViolations(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
      reportViolation(`${location.pathname}: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return violations
}

test.describe('The Content-Security-Policy', () => {
  test('is set by header and document on every type of page, and blocks nothing that they need', async ({
    page,
    request,
    reader,
    baseURL,
    noise,
  }) => {
    test.setTimeout(120_000)
    // The browser reports the status of the not-found page.
    noise.allow(failedRequest)
    const violations = await watchViolations(page)
    const paths = await pagesOfEachType(request, baseURL ?? '')
    expect(paths.length).toBeGreaterThan(20)
    for (const path of paths) {
      const response = await page.goto(new URL(path, baseURL).href)
      expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
      await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveCount(1)
      await reader.wake()
    }
    expect(violations).toEqual([])
  })

  test('allows data for search engines, and runs only the scripts of the site', async ({ page, reader, noise }) => {
    noise.allow(/Content Security Policy/)
    const violations = await watchViolations(page)
    await reader.use('')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')['@context']).toBe('https://schema.org')
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "broken in"'
      document.body.append(script)
    })
    await expect(page).not.toHaveTitle('broken in')
    // The policy of the header reports one violation, and that of the document another.
    await expect.poll(() => violations.length).toBe(2)
  })

  test('allows the code of page types that is loaded later', async ({ page, reader }) => {
    await reader.use('docs/guide')
    const link = await reader.addLink('blog/archive')
    await link.click()
    await expect(page).toHaveURL(reader.url('blog/archive'))
    await expect(page.locator('h1')).toBeVisible()
    expect(await reader.isSameDocument()).toBe(true)
  })
})

test('A runtime that was changed on its way to the browser does not run, and the page stays readable', async ({ page, reader, noise }) => {
  noise.allow(/integrity|Failed to load resource/)
  await page.route(scripts, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n;document.title = 'changed';` })
  })
  await reader.open('docs/guide')
  await page.mouse.move(3, 3)
  await expect(page.locator('html[data-script]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('changed')
  await expect(page.locator('h1')).toBeVisible()
})
