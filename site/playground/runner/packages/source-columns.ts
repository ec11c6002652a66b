/** The column of a token in the code that was made, and in the file. They count from 0. */
export type Segment = { readonly generated: number; readonly source: number }

type Made = {
  readonly code: string
  /** Where each token begins in the code. Undefined for a token that was left out. */
  readonly mappings: readonly (number | undefined)[]
}

/**
 * The segments of each line of the code that sucrase made: `computeSourceMap` of sucrase, which would lose all columns behind a template
 * that begins or ends with `${…}`, and whose text form is not needed. Lines stay the same, so they are not told.
 */
export default function sourceColumns(
  { code, mappings }: Made,
  ...[, , source, tokens]: readonly [string, unknown, string, readonly { readonly start: number }[]]
): readonly (readonly Segment[])[] {
  const starts = tokens.flatMap(({ start }, token) => {
    const place = mappings[token]
    return place === undefined ? [] : [{ place, start }]
  })
  starts.sort((a, b) => a.place - b.place)
  let at = 0
  let end = -1
  return code.split('\n').map((text) => {
    const begin = end + 1
    end = begin + text.length
    const segments: Segment[] = [{ generated: 0, source: 0 }]
    for (; (starts[at]?.place ?? Infinity) <= end; at++) {
      const { place, start } = starts[at] as { place: number; start: number }
      segments.push({ generated: place - begin, source: columnAt(source, start) })
    }
    return segments
  })
}

function columnAt(text: string, offset: number): number {
  return offset === 0 ? 0 : offset - text.lastIndexOf('\n', offset - 1) - 1
}
