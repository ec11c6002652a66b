import { readFileSync } from 'node:fs'
import { createProblemList } from '@pagewright/model'
import { buildSearch, type SearchInput } from './build-search.ts'

/** A file of the search index, made from what is compiled so far, for the development server; null for any other file. */
export async function readSearchFile(name: string, input: Omit<SearchInput, 'problems'>): Promise<string | Uint8Array | null> {
  if (!/^(_search\/|assets\/search-)/.test(name)) return null
  const files = await filesOf(input)
  const found = files.find(({ file }) => file === name)
  if (found === undefined) return null
  if (found.type === 'copy') return readFileSync(found.from)
  return found.type === 'text' ? found.content : found.make()
}

const built = new WeakMap<SearchInput['plan'], ReturnType<typeof buildSearch>>()

/** The files of the index by plan, since a search reads several of them. */
function filesOf(input: Omit<SearchInput, 'problems'>): ReturnType<typeof buildSearch> {
  const known = built.get(input.plan) ?? buildSearch({ ...input, problems: createProblemList() })
  built.set(input.plan, known)
  return known
}
