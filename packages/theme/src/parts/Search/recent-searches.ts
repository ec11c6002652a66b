import { keepStored, orNull, readStored } from '@pagewright/browser'

const most = 5

/** Recent searches in a language, the latest first. Empty when storage is forbidden. */
export function readRecent(locale: string): readonly string[] {
  const kept = orNull((): unknown => JSON.parse(readStored(`search:${locale}`) ?? '[]'))
  return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : []
}

/** Stores a query whose result was opened. */
export function rememberSearch(locale: string, query: string): void {
  const queries = [query, ...readRecent(locale).filter((other) => other !== query)]
  keepStored(`search:${locale}`, JSON.stringify(queries.slice(0, most)))
}
