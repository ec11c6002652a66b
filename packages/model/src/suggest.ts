import { distance } from 'fastest-levenshtein'

/**
 * The known name that is nearest to a mistyped one, or null. At most a third of its letters may differ (two are always allowed), and fewer
 * than half, unless both names have the same letters in another order.
 */
export function nearest(name: string, known: Iterable<string>): string | null {
  let best: string | null = null
  let least = Math.max(2, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const edits = distance(name.toLowerCase(), candidate.toLowerCase())
    if (edits * 2 >= name.length && edits > 0 && lettersOf(name) !== lettersOf(candidate)) continue
    if (edits < least) {
      best = candidate
      least = edits
    }
  }
  return best
}

/** Whether at most half of the letters of two names differ. */
export function isSimilar(name: string, other: string): boolean {
  return distance(name.toLowerCase(), other.toLowerCase()) * 2 <= Math.max(name.length, other.length)
}

function lettersOf(name: string): string {
  return Array.from(name.toLowerCase()).sort().join('')
}

/** A hint for a mistyped name: `Did you mean "title"?`, or null if no known name is near. */
export function didYouMean(name: string, known: Iterable<string>): string | null {
  const match = nearest(name, known)
  return match === null ? null : `Did you mean "${match}"?`
}

/** A hint for a mistyped name: `Did you mean "title"?`, or all known names if they are few, or null. */
export function suggest(name: string, known: Iterable<string>): string | null {
  const names = [...known]
  return didYouMean(name, names) ?? listNames(names)
}

/** Names as a list; null for none and for more than fit into a message. */
export function listNames(names: readonly string[]): string | null {
  return names.length > 0 && names.length <= 15 ? `Known names: ${names.map((one) => one || "''").join(', ')}` : null
}

/** A message and, after a full stop, what to do if that is known. */
export function withHint(message: string, hint: string | null): string {
  return hint === null ? message : `${message}. ${hint}`
}
