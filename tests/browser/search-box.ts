import { expect, type Locator, type Page } from '@playwright/test'

/** The search of the tested site, as a reader uses it. */
export type SearchBox = {
  readonly field: Locator
  readonly options: Locator
  readonly note: Locator
  /** Replaces the query and waits for its results. */
  readonly ask: (query: string) => Promise<void>
  /** Paths of the pages that were found, in order and without the base. Shows more results until all wanted ones are there. */
  readonly pages: (wanted?: readonly string[]) => Promise<readonly string[]>
}

export function createSearchBox(page: Page, base: string): SearchBox {
  const field = page.getByRole('combobox')
  const list = page.locator('dialog [role=listbox]')
  const options = list.locator('[role=option]')
  const more = page.locator('button[id^="_search-more"]')
  // An expectation would check again after a tenth of a second, which with hundreds of queries would take most of the time.
  const ready = (): Promise<void> => page.locator('dialog [role=listbox][aria-busy=false]').waitFor({ state: 'attached', timeout: 20_000 })
  const shown = async (): Promise<string[]> => {
    const links = await list.locator('a').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    return [...new Set(links)].map((path) => path.replace(base, ''))
  }
  return {
    field,
    options,
    note: page.getByRole('dialog').getByRole('status'),
    ask: async (query) => {
      await field.fill(query)
      await ready()
    },
    pages: async (wanted = []) => {
      for (;;) {
        const paths = await shown()
        if (wanted.every((path) => paths.includes(path)) || !(await more.isVisible())) return paths
        await more.click()
        await expect.poll(async () => (await shown()).length).toBeGreaterThan(paths.length)
      }
    },
  }
}

/** Opens the search on the page that is shown. */
export async function openSearch(page: Page, base = '/'): Promise<SearchBox> {
  const box = createSearchBox(page, base)
  await page.keyboard.press('/')
  await expect(box.field).toBeFocused()
  return box
}
