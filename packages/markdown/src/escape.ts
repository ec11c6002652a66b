const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text for an HTML text node. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] as string)
}

/** Text for a double-quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] as string)
}
