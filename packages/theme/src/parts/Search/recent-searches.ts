const most = 5

/** What was looked for before in a language, the latest first. Empty where the browser keeps nothing. */
export function readRecent(locale: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(locale)) ?? '[]')
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : []
  } catch {
    return []
  }
}

/** Keeps a query that has led somewhere. */
export function rememberSearch(locale: string, query: string): void {
  try {
    const queries = [query, ...readRecent(locale).filter((other) => other !== query)]
    localStorage.setItem(keyOf(locale), JSON.stringify(queries.slice(0, most)))
  } catch {
    // A browser that keeps nothing can still search.
  }
}

function keyOf(locale: string): string {
  return `search:${locale}`
}
