/** Binary search: the position of the first entry of a sorted list that is not less than a value; the list's length if all are. */
export function lowerBound<T extends number | string>(sorted: readonly T[], value: T): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as T) < value) low = middle + 1
    else high = middle
  }
  return low
}
