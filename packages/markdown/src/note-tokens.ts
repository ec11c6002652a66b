const token = /\0n(\d+)\0/g

/** A remark on a text that is put into its HTML without being part of it. */
export type SectionNote = {
  /** The heading that it follows, by its index among the text's headings, or one of the two ends of the text. */
  readonly place: number | 'start' | 'end'
  readonly html: string
}

/** Marks the place after a heading in compiled HTML. Whether a note stands there is known when the page is rendered. */
export function noteToken(heading: number): string {
  return `\0n${heading}\0`
}

/** Puts notes into compiled HTML, and removes the marks of places that have none. */
export function fillNotes(html: string, notes: readonly SectionNote[]): string {
  const at = (place: SectionNote['place']): string => notes.find((note) => note.place === place)?.html ?? ''
  return at('start') + html.replace(token, (_whole, heading: string) => at(Number(heading))) + at('end')
}
