import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import type { PageTerms } from '@pagewright/search'
import { writeAtomic } from '../cache/files.ts'

/** The terms of all pages of a locale, which are kept between builds so that only edited pages are read again. */
type Table = { readonly names: readonly string[]; readonly pages: ReadonlyMap<string, PageTerms> }

/** Opens the table in a file; without a usable file it is empty. Only the pages that are asked for, and their terms, are saved again. */
export function openTermTable(path: string) {
  const { names: known, pages } = readTable(path)
  const names: string[] = []
  const ids = new Map<string, number>()
  /** The id of each known name that is used again. */
  const idsOfKnown: number[] = []
  const used = new Map<string, PageTerms>()
  const idOf = (name: string): number => {
    const id = ids.get(name) ?? names.length
    if (id === names.length) {
      ids.set(name, id)
      names.push(name)
    }
    return id
  }
  return {
    names: names as readonly string[],
    /** The terms of a page, from the table or else by reading the page. */
    termsOf: (key: string, read: () => ReadonlyMap<string, number>): PageTerms => {
      const saved = pages.get(key)
      const terms = saved
        ? { ids: saved.ids.map((id) => (idsOfKnown[id] ??= idOf(known[id] as string))), marks: saved.marks }
        : toPageTerms(read(), idOf)
      used.set(key, terms)
      return terms
    },
    save: (): void => writeAtomic(path, serialize({ names, pages: used } satisfies Table)),
  }
}

function toPageTerms(terms: ReadonlyMap<string, number>, idOf: (name: string) => number): PageTerms {
  return { ids: Uint32Array.from(terms.keys(), idOf), marks: Uint8Array.from(terms.values()) }
}

function readTable(path: string): Table {
  try {
    return deserialize(readFileSync(path)) as Table
  } catch {
    return { names: [], pages: new Map() }
  }
}
