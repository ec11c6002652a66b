const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/** The text that was escaped by the functions below or by React. */
export function unescapeText(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters[entity] as string)
}

/** Text for an HTML text node. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] as string)
}

/** Text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] as string)
}
