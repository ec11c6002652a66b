import { test as base, expect } from '@playwright/test'
import site from '../../site/site.config.ts'
import { createReader, type Reader } from './reader.ts'

export { expect }

export type Fixtures = {
  readonly reader: Reader
  /** A test fails on every console message and uncaught error that it has not allowed here. */
  readonly noise: { readonly allow: (pattern: RegExp) => void }
  /** Whether the browser says that it prefers the language of the page, whatever that is, so that no hint offers the page in another one. */
  readonly prefersPageLanguage: boolean
}

/** Messages that Vite's client, React and the test runner always write. */
const ofTools = [/^debug: \[vite\]/, /^info: .*React DevTools/, /^warning: Service Worker registration blocked/]

export const test = base.extend<Fixtures>({
  reader: ({ page, baseURL }, use) => use(createReader(page, baseURL ?? '')),
  prefersPageLanguage: [true, { option: true }],
  context: async ({ context, prefersPageLanguage }, use) => {
    if (prefersPageLanguage)
      await context.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => document.documentElement.lang }))
    // Readers have closed the announcement of this site, if it has one: tests know where things stand on a page without it.
    if (site.announcement) await context.addInitScript(closeAnnouncement, site.announcement.id)
    await use(context)
  },
  noise: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [...ofTools]
      const heard: string[] = []
      context.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`))
      context.on('weberror', (error) => heard.push(`uncaught: ${error.error().message}`))
      await use({ allow: (pattern) => void allowed.push(pattern) })
      expect(heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

/** Runs in each page and frame of a test, of which some have no storage. */
function closeAnnouncement(id: string): void {
  try {
    localStorage.setItem('announcement', id)
  } catch {}
}

/** The message that Chromium writes about a request that fails. */
export const failedRequest = /^error: Failed to load resource/

/** URL pattern of the data file of a page. */
export function dataOf(path: string): string {
  return `**/_pages/${path === '' || path.endsWith('/') ? `${path}index` : path}.json`
}

/** Matches the URLs of scripts. Once the runtime is loaded, only the code of page types is fetched as scripts. */
export const scripts = /\.js(\?.*)?$/

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
