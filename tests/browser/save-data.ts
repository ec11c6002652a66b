import type { Page } from '@playwright/test'

/**
 * Makes the reader of the open document one who saves data. For such a reader, an edit does not fetch the TypeScript compiler, whose start
 * takes more processor time than most tests of editing.
 */
export function saveData(page: Page): Promise<unknown> {
  return page.evaluate(ask)
}

/** The same for all documents that are opened in the browser of this page from now on. */
export function alwaysSaveData(page: Page): Promise<unknown> {
  return page.context().addInitScript(ask)
}

function ask(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
