/** A stretch of a text, by its offsets, and what to put in its place. */
export type Replacement = { readonly start: number; readonly end: number; readonly text: string }

/** Makes replacements in a text. They may come in any order, but not overlap. */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let result = ''
  let from = 0
  for (const { start, end, text: by } of [...replacements].sort((a, b) => a.start - b.start)) {
    if (start < from) throw new Error('Two replacements overlap')
    result += text.slice(from, start) + by
    from = end
  }
  return result + text.slice(from)
}
