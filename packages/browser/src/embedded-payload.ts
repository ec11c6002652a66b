import type { PagePayload } from '@pagewright/model'

/** What a document says of itself in `#pagewright`: its page without articles, and the shell's module script. */
export type EmbeddedPayload = PagePayload & {
  readonly entry: { readonly src: string; readonly integrity: string | null }
}

/** The document's own payload. Throws where the document has none. */
export function readEmbeddedPayload(): EmbeddedPayload {
  return JSON.parse(document.getElementById('pagewright')?.textContent ?? '')
}
