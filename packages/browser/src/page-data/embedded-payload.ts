import { mapArticles, type PageData, type PagePayload } from '@pagewright/model'

/** The JSON in a document's `#_pagewright` element: its page, and the runtime's module script. The HTML of articles that it shows is left out. */
type EmbeddedPayload = PagePayload & {
  readonly entry: { readonly src: string; readonly integrity: string | null }
}

/** Reads the document's own payload. Throws if the document has none. */
export function readEmbeddedPayload(): EmbeddedPayload {
  return JSON.parse(document.getElementById('_pagewright')?.textContent ?? '')
}

/**
 * Completes the document's page with its articles, whose HTML is read from the document itself if it is not in the payload. They are needed when the
 * reader comes Back to the page, and when a browser extension has changed the document so that React renders it anew.
 */
export function readArticles(page: PageData, root: ParentNode): PageData {
  const elements = root.querySelectorAll('[data-article]')
  return mapArticles(page, ({ html }, index) => html || (elements.item(index)?.innerHTML ?? ''))
}
