// U+0000 cannot stand in decoded sources, so no text of an author looks like a token.
const token = /\0([ai/not])(\d*)\0/g

/** Marks a place in compiled HTML whose address is not known yet. `index` counts the page's references. */
export const referenceTokens = {
  linkStart: (index: number): string => `\0a${index}\0`,
  /** A link to the page that runs a program. It is also a control, so that a click waits for the runtime, which may do better. */
  tryStart: (index: number): string => `\0t${index}\0`,
  linkEnd: (index: number): string => `\0/${index}\0`,
  image: (index: number): string => `\0i${index}\0`,
}

/** Where a reference leads: attributes for the tag, ready to print; null drops a link and keeps its words. */
export type Resolved = { readonly attributes: string } | null

/** Puts the resolved references into compiled HTML. Places for notes that are still open go. */
export function fillReferences(html: string, resolved: readonly Resolved[]): string {
  return html.replace(token, (_whole, kind: string, index: string) => {
    if (kind === 'n') return ''
    const target = resolved[Number(index)] ?? null
    if (kind === 'i') return target === null ? '' : `<img${target.attributes}`
    if (target === null) return ''
    if (kind === 't') return `<a${target.attributes} data-action="try">`
    return kind === 'a' ? `<a${target.attributes}>` : '</a>'
  })
}
