import { readFileSync } from 'node:fs'
import { createProblemList } from '@pagewright/model'
import type { PageIslands } from '../render/render-islands.ts'
import { buildSearch, type SearchInput } from './build-search.ts'

type DevSearchInput = Omit<SearchInput, 'problems' | 'islands'> & { readonly renderIslands: () => Promise<PageIslands> }

/** A file of the search index, made from what is compiled so far, for the development server; null for any other file. */
export async function readSearchFile(name: string, input: DevSearchInput): Promise<string | Uint8Array | null> {
  if (!/^(_search\/|assets\/search-)/.test(name)) return null
  const files = await filesOf(input)
  const found = files.find(({ file }) => file === name)
  if (found === undefined) return null
  if (found.type === 'copy') return readFileSync(found.from)
  return found.type === 'text' ? found.content : found.make()
}

const built = new WeakMap<SearchInput['plan'], ReturnType<typeof buildSearch>>()

/** The files of the index by plan, since a search reads several of them. */
function filesOf(input: DevSearchInput): ReturnType<typeof buildSearch> {
  const known = built.get(input.plan) ?? build(input)
  built.set(input.plan, known)
  return known
}

async function build({ renderIslands, ...input }: DevSearchInput): ReturnType<typeof buildSearch> {
  return buildSearch({ ...input, islands: await renderIslands(), problems: createProblemList() })
}
