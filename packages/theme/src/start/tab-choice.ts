/** The tab that the reader last chose in a group. Undefined when there is none, or when the tabs have no group. */
export function readTab(group: string | undefined): string | undefined {
  try {
    return group === undefined ? undefined : (localStorage.getItem(`tabs:${group}`) ?? undefined)
  } catch {
    return undefined
  }
}

/** Stores the choice for other pages and later visits. */
export function keepTab(group: string | undefined, value: string | undefined): void {
  if (group === undefined || value === undefined) return
  try {
    localStorage.setItem(`tabs:${group}`, value)
  } catch {
    // Storage may be forbidden. Then the choice lasts as long as the page.
  }
}
