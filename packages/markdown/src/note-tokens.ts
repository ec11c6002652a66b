const token = /\0n(\d+)\0/g

/** What stands behind a heading of a text, or at its start (null), without being part of the text. */
export type SectionNote = {
  /** Counts the text's headings. */
  readonly heading: number | null
  readonly html: string
}

/** Marks the place behind a heading in compiled HTML; what stands there is known when the page is rendered. */
export function noteToken(heading: number): string {
  return `\0n${heading}\0`
}

/** Puts notes into compiled HTML; the places without one go. */
export function fillNotes(html: string, notes: readonly SectionNote[]): string {
  const of = (heading: number | null): string => notes.find((note) => note.heading === heading)?.html ?? ''
  return of(null) + html.replace(token, (_whole, heading: string) => of(Number(heading)))
}
