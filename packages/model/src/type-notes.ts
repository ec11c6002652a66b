/**
 * The types of names in an article's code, as the file beside the page's data holds them: for each block, counted among the
 * article's TypeScript blocks from 0, its names in the order of the text. Lines and columns count from 0, columns and lengths
 * in UTF-16 units.
 */
export type TypeNotes = readonly (readonly [
  block: number,
  names: readonly (readonly [line: number, column: number, length: number, type: string])[],
])[]

/** Output file of a page's type notes, given that of its data: `_pages/docs/guide.json` gives `_pages/docs/guide.types.json`. */
export function toTypesFile(dataFile: string): string {
  return dataFile.replace(/\.json$/, '.types.json')
}
