import { readFileSync } from 'node:fs'
import { createProblemList } from '../report/problem-list.ts'
import { buildSearch, type SearchInput } from './build-search.ts'

/** A file of the search as a build would write it from what is known by now; null for any other name. For development. */
export async function readSearchFile(name: string, input: Omit<SearchInput, 'problems'>): Promise<string | Uint8Array | null> {
  if (!/^(_search\/|assets\/search-)/.test(name)) return null
  const found = buildSearch({ ...input, problems: createProblemList() }).find(({ file }) => file === name)
  if (found === undefined) return null
  if (found.type === 'copy') return readFileSync(found.from)
  return found.type === 'text' ? found.content : found.make()
}
