import { mapArticles, type PageData, type PagePayload } from '@pagewright/model'

/** The JSON in a document's `#_pagewright` element: its page without the articles' HTML, and the runtime's module script. */
type EmbeddedPayload = PagePayload & {
  readonly entry: { readonly src: string; readonly integrity: string | null }
}

/** Reads the document's own payload. Throws if the document has none. */
export function readEmbeddedPayload(): EmbeddedPayload {
  return JSON.parse(document.getElementById('_pagewright')?.textContent ?? '')
}

/**
 * Completes the document's page with its articles, whose HTML is read from the document itself. They are needed when the
 * reader comes Back to the page, and when a browser extension has changed the document so that React renders it anew.
 */
export function readArticles(page: PageData, root: ParentNode): PageData {
  const elements = root.querySelectorAll('[data-article]')
  return mapArticles(page, (_article, index) => elements.item(index)?.innerHTML ?? '')
}
