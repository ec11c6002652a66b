import type { Locator, Page } from '@playwright/test'

/** A reader with a browser tab for the tested site. Paths are relative to the site's base. */
export type Reader = {
  /** Opens a page without any interaction. */
  readonly open: (path: string) => Promise<void>
  /** Interacts with the page and waits until the runtime has hydrated it. */
  readonly wake: () => Promise<void>
  /** Opens a page, interacts with it, and waits until the runtime has hydrated it. */
  readonly use: (path: string) => Promise<void>
  /** Adds a link in the corner of the window, so that tests do not depend on the links of a theme. */
  readonly addLink: (to: string, attributes?: Readonly<Record<string, string>>) => Promise<Locator>
  /** Whether the document is still the one that was opened last. */
  readonly isSameDocument: () => Promise<boolean>
  /** Resolves when another document is loaded. */
  readonly meetsNewDocument: () => Promise<unknown>
  readonly url: (path: string) => string
  readonly heading: Locator
  readonly headingText: () => Promise<string>
  readonly scrollTop: () => Promise<number>
  readonly scrollTo: (top: number) => Promise<void>
}

export function createReader(page: Page, baseURL: string): Reader {
  const base = baseURL.endsWith('/') ? baseURL : `${baseURL}/`
  const url = (path: string): string => new URL(path, base).href
  const open = async (path: string): Promise<void> => void (await page.goto(url(path)))
  const wake = async (): Promise<void> => {
    await page.mouse.move(3, 3)
    // An expectation would check at growing intervals, so most tests would wait longer than needed.
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 15_000 })
    await page.evaluate(() => Object.assign(window, { tab: 'same' }))
  }
  return {
    url,
    open,
    wake,
    use: async (path) => {
      await open(path)
      await wake()
    },
    addLink: async (to, attributes = {}) => {
      const href = to.startsWith('#') ? to : url(to)
      return page.locator(await page.evaluate(insertLink, { href, attributes }))
    },
    isSameDocument: () => page.evaluate(() => 'tab' in window),
    meetsNewDocument: () => page.waitForFunction(() => !('tab' in window) && document.readyState === 'complete'),
    heading: page.locator('h1'),
    headingText: async () => (await page.locator('h1').textContent()) ?? '',
    scrollTop: () => page.evaluate(() => Math.round(scrollY)),
    scrollTo: (top) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top),
  }
}

function insertLink({ href, attributes }: { href: string; attributes: Readonly<Record<string, string>> }): string {
  const link = document.createElement('a')
  const rank = document.querySelectorAll('[id^=probe]').length
  link.id = `probe-${rank}`
  link.href = href
  link.textContent = link.id
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  const place = { position: 'fixed', insetBlockEnd: `${10 + 30 * rank}px`, insetInlineEnd: '8px', zIndex: '99', background: 'white' }
  Object.assign(link.style, place)
  document.body.append(link)
  return `#${link.id}`
}
