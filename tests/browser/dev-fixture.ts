import { type EditedSite, openEditedSite } from './edited-site.ts'
import { test as base } from './fixture.ts'

/** A test with a copy of the toy site that it may edit, served by a development server. Edits are undone after each test. */
export const test = base.extend<{ readonly site: EditedSite }, { readonly server: EditedSite }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await openEditedSite()
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  site: async ({ server }, use, info) => {
    await use(server)
    if (info.status !== 'passed') await info.attach('what the server printed', { body: server.printed() })
    await server.restore()
  },
  baseURL: ({ site }, use) => use(site.url),
})

/** A generous limit: an edit is usually shown in a tenth of this time. */
export const soon = { timeout: 5000 }
