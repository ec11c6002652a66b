import { createHash } from 'node:crypto'
import { headingsOf } from '../content/headings-of.ts'
import type { Page } from '../content/page.ts'

/** Hash of each section's source, by its heading's id. What stands before the first heading, front matter included, has the id ''. */
export function sectionHashes(page: Page): ReadonlyMap<string, string> {
  const headings = headingsOf(page)
  const starts = [{ id: '', start: 0 }, ...headings]
  return new Map(starts.map(({ id, start }, index) => [id, hashOf(page.text.slice(start, starts[index + 1]?.start))]))
}

/** Layout does not count: lines may be wrapped anew without making a translation old. */
function hashOf(text: string): string {
  return createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 16)
}
