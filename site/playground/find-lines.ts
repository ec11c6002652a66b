import type { Lines } from './program.ts'

/** Where lines of a text are after it was changed: the nearest lines that are the same. Null if there are none. */
export function findLines(lines: Lines, { before, now }: { readonly before: string; readonly now: string }): Lines | null {
  const start = lines.from - 1
  const wanted = before.split('\n').slice(start, lines.to)
  const all = now.split('\n')
  const places = all.flatMap((_, index) => (wanted.every((line, offset) => all[index + offset] === line) ? [index] : []))
  const [nearest] = places.sort((one, other) => Math.abs(one - start) - Math.abs(other - start))
  return nearest === undefined ? null : { from: nearest + 1, to: nearest + wanted.length }
}
