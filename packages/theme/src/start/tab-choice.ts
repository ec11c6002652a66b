/** The tab that the reader chose last in a group; undefined for none, and for tabs without a group. */
export function readTab(group: string | undefined): string | undefined {
  try {
    return group === undefined ? undefined : (localStorage.getItem(`tabs:${group}`) ?? undefined)
  } catch {
    return undefined
  }
}

/** Keeps the choice for other pages and visits. */
export function keepTab(group: string | undefined, value: string | undefined): void {
  if (group === undefined || value === undefined) return
  try {
    localStorage.setItem(`tabs:${group}`, value)
  } catch {
    // Storage may be forbidden: the choice lasts as long as the page.
  }
}
