/** The column of a token in the code that was made, and in the file. They count from 0. */
export type Segment = { readonly generated: number; readonly source: number }

/** Stands in for `@jridgewell/gen-mapping`: keeps the columns as data, because a source map in its text form is not needed. */
export class GenMapping {
  readonly lines: Segment[][] = []
}

export function maybeAddSegment(
  map: GenMapping,
  ...[line, generated, , , source]: readonly [number, number, string, number, number]
): void {
  const segments = map.lines[line] ?? []
  map.lines[line] = segments
  segments.push({ generated, source })
}

/** What becomes `sourceMap` in the result of sucrase, which takes it apart as an object. */
export function toEncodedMap({ lines }: GenMapping): readonly (readonly Segment[])[] {
  return lines
}
