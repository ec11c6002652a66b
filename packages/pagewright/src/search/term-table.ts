import { readFileSync } from 'node:fs'
import type { PageTerms } from '@pagewright/search'
import { writeAtomic } from '../cache/write-atomic.ts'

/** The terms of all pages of a locale, which are kept between builds so that only edited pages are read again. */
export type TermTable = {
  readonly names: readonly string[]
  /** The terms of a page, from the table or else by reading the page. */
  readonly termsOf: (key: string, read: () => ReadonlyMap<string, number>) => PageTerms
}

type Header = { readonly names: readonly string[]; readonly pages: readonly (readonly [key: string, length: number])[] }

/** Opens the table in a file; without a usable file it is empty. `save` writes the pages that were asked for. */
export function openTermTable(path: string): TermTable & { readonly save: () => void } {
  const { names: known, pages } = readTable(path)
  const names = [...known]
  const ids = new Map(known.map((name, id) => [name, id]))
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
    names,
    termsOf: (key, read) => {
      const terms = pages.get(key) ?? toPageTerms(read(), idOf)
      used.set(key, terms)
      return terms
    },
    save: () => writeTable(path, { names, pages: used }),
  }
}

function toPageTerms(terms: ReadonlyMap<string, number>, idOf: (name: string) => number): PageTerms {
  return { ids: Uint32Array.from(terms.keys(), idOf), marks: Uint8Array.from(terms.values()) }
}

type Table = { readonly names: readonly string[]; readonly pages: ReadonlyMap<string, PageTerms> }

// A file holds the header's length, the header as JSON, then all ids, then all marks.
const alignment = 4

function writeTable(path: string, { names, pages }: Table): void {
  const header: Header = { names, pages: [...pages].map(([key, { ids }]) => [key, ids.length]) }
  const json = Buffer.from(JSON.stringify(header))
  const padding = Buffer.alloc((alignment - (json.length % alignment)) % alignment, ' ')
  const length = Buffer.alloc(alignment)
  length.writeUInt32LE(json.length + padding.length)
  const terms = [...pages.values()]
  const bytes = (view: Uint8Array | Uint32Array): Buffer => Buffer.from(view.buffer, view.byteOffset, view.byteLength)
  writeAtomic(
    path,
    Buffer.concat([length, json, padding, ...terms.map(({ ids }) => bytes(ids)), ...terms.map(({ marks }) => bytes(marks))]),
  )
}

function readTable(path: string): Table {
  try {
    const file = new Uint8Array(readFileSync(path)).buffer
    const start = alignment + new DataView(file).getUint32(0, true)
    const { names, pages } = JSON.parse(new TextDecoder().decode(new Uint8Array(file, alignment, start - alignment))) as Header
    const total = pages.reduce((sum, [, length]) => sum + length, 0)
    const ids = new Uint32Array(file, start, total)
    const marks = new Uint8Array(file, start + total * Uint32Array.BYTES_PER_ELEMENT, total)
    let at = 0
    const entries = pages.map(([key, length]): [string, PageTerms] => {
      at += length
      return [key, { ids: ids.subarray(at - length, at), marks: marks.subarray(at - length, at) }]
    })
    return { names, pages: new Map(entries) }
  } catch {
    return { names: [], pages: new Map() }
  }
}
