import type { Body } from '@pagewright/markdown'
import type { PageText } from '@pagewright/search'
import type { Store } from '../cache/store.ts'
import type { SearchedPage } from './searched-pages.ts'

/** The text of a page by its sections. Throws when the store has lost it. */
export function readSections({ bodyKey }: SearchedPage, store: Store): PageText['sections'] {
  const body = store.read<Body>('body', bodyKey)
  if (body === null) throw new Error(`The cache has lost a compiled text (${bodyKey}); run again with --no-cache`)
  return body.sections.map(({ id, title, text }) => [id, title, text])
}
