import { mapArticles, type PageData, type PagePayload } from '@pagewright/model'

/**
 * The JSON in a document's `#_pagewright` element: its page, and the runtime's module script. The HTML of articles is left out where the
 * document shows them.
 */
type EmbeddedPayload = PagePayload & {
  readonly entry: { readonly src: string; readonly integrity: string | null }
}

/** Reads the document's own payload. Throws if the document has none. */
export function readEmbeddedPayload(): EmbeddedPayload {
  return JSON.parse((document.getElementById('_pagewright') as HTMLElement).textContent)
}

/**
 * Completes the document's page with the HTML of its articles, read from the document itself where the payload does not have it. It is
 * needed when the reader comes Back to the page, and when a browser extension has changed the document so that React renders it anew.
 */
export function readArticles(page: PageData, root: ParentNode): PageData {
  const elements = root.querySelectorAll('[data-article]')
  return mapArticles(page, ({ html }, index) => html || (elements.item(index)?.innerHTML ?? ''))
}
