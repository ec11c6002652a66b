/**
 * Joins what is under way or done; where there is none, or it fails, begins it: what fails may have been begun by a
 * prefetch, whose failure is nobody's but its own.
 */
export function joinOrBegin<T>(underway: Promise<T> | undefined, begin: () => Promise<T>): Promise<T> {
  return underway?.catch(begin) ?? begin()
}
