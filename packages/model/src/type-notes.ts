/**
 * The types of the names in an article's code: the content of the file beside the page's data. Each block has its index among the
 * article's TypeScript blocks, counted from 0, and its names in the order of the text. Lines and columns count from 0; columns
 * and lengths are in UTF-16 units. A note is HTML, with the colors of code.
 */
export type TypeNotes = readonly (readonly [
  block: number,
  names: readonly (readonly [line: number, column: number, length: number, note: string])[],
])[]

/** The output file of a page's type notes, from that of its data: `_pages/docs/guide.json` gives `_pages/docs/guide.types.json`. */
export function toTypesFile(dataFile: string): string {
  return dataFile.replace(/\.json$/, '.types.json')
}
