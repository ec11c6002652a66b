import { distance } from 'fastest-levenshtein'

/** The known name nearest to a mistyped one; null when none is near (a third of its letters, at least two). */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const edits = distance(name.toLowerCase(), candidate.toLowerCase())
    if (edits < least) {
      best = candidate
      least = edits
    }
  }
  return best
}

/** A hint for a mistyped name: `Did you mean "title"?`, else the known names when they are few, else null. */
export function suggest(name: string, known: Iterable<string>): string | null {
  const names = [...known]
  const match = nearest(name, names)
  if (match !== null) return `Did you mean "${match}"?`
  return names.length > 0 && names.length <= 15 ? `Known are: ${names.join(', ')}` : null
}
