// U+0000 cannot stand in decoded sources, so no text of an author looks like a token.
const token = /\0([anti/])(\d+)([^\0]*)\0/g

/** Marks the places in compiled HTML that are filled when the page is rendered, because the rest of the site decides about them. */
export const referenceTokens = {
  /** `index` counts the references of the text; `more` are further attributes. */
  linkStart: (index: number, more = ''): string => `\0a${index}${more}\0`,
  /** A link to the page that runs a program. It is also a control, so that a click waits for the runtime, which may do better. */
  tryStart: (index: number): string => `\0t${index}\0`,
  linkEnd: (index: number): string => `\0/${index}\0`,
  image: (index: number): string => `\0i${index}\0`,
  /** Stands behind a heading, by its index among those of the text. */
  note: (heading: number): string => `\0n${heading}\0`,
}

/** Where a reference leads: attributes for the tag, ready to print; null drops a link and keeps its words. */
export type Resolved = { readonly attributes: string } | null

/** A remark on a text that is put into its HTML without being part of it. */
export type SectionNote = {
  /** The heading that it follows, by its index among the text's headings, or one of the two ends of the text. */
  readonly place: number | 'start' | 'end'
  readonly html: string
}

/** Puts the resolved references and the notes into compiled HTML. */
export function fillReferences(
  html: string,
  { resolved, notes }: { readonly resolved: readonly Resolved[]; readonly notes: readonly SectionNote[] },
): string {
  const noteAt = (place: SectionNote['place']): string => notes.find((note) => note.place === place)?.html ?? ''
  const filled = html.replace(token, (_whole, kind: string, digits: string, more: string) => {
    const index = Number(digits)
    if (kind === 'n') return noteAt(index)
    const target = resolved[index] ?? null
    if (target === null) return ''
    if (kind === '/') return '</a>'
    if (kind === 'i') return `<img${target.attributes}`
    return `<a${target.attributes}${more}${kind === 't' ? ' data-action="try"' : ''}>`
  })
  return noteAt('start') + filled + noteAt('end')
}
