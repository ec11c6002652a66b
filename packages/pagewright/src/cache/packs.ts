import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { writeAtomic } from './files.ts'
import { hash } from './hash.ts'

type Place = { readonly file: string; readonly start: number; readonly length: number }

/** Opens the packs in a folder: files with many values each, beside lists of their names and lengths. Later packs are found, too. */
export function openPacks(folder: string) {
  const places = new Map<string, Place>()
  const known = new Set<string>()
  let seen = 0
  let last = { file: '', bytes: Buffer.alloc(0) }
  const refresh = (): void => {
    const { mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs === seen) return
    seen = mtimeMs
    for (const name of listFolder(folder)) {
      if (known.has(name) || !name.endsWith('.json')) continue
      known.add(name)
      for (const [value, place] of readPlaces(join(folder, name))) places.set(value, place)
    }
  }
  const bytesOf = (file: string): Buffer | null => {
    try {
      if (last.file !== file) last = { file, bytes: readFileSync(file) }
      return last.bytes
    } catch {
      return null
    }
  }
  return {
    /** The JSON of a value; null when no pack has it or can be read. */
    read: (name: string): string | null => {
      if (!places.has(name)) refresh()
      const place = places.get(name)
      return place === undefined ? null : (bytesOf(place.file)?.toString('utf8', place.start, place.start + place.length) ?? null)
    },
    write: (values: ReadonlyMap<string, string>): void => {
      const lengths = [...values].map(([name, text]): [string, number] => [name, Buffer.byteLength(text)])
      const list = JSON.stringify(lengths)
      const file = join(folder, `${hash(list)}.json`)
      if (existsSync(file)) return
      writeAtomic(packOf(file), [...values.values()].join(''))
      writeAtomic(file, list)
    },
  }
}

/** The names in a folder; none when another process has just deleted it. */
function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** The position of each value, by the list of a pack; empty when that cannot be read. */
function readPlaces(list: string): [string, Place][] {
  try {
    let start = 0
    return (JSON.parse(readFileSync(list, 'utf8')) as [string, number][]).map(([name, length]) => {
      const place: Place = { file: packOf(list), start, length }
      start += length
      return [name, place]
    })
  } catch {
    return []
  }
}

function packOf(list: string): string {
  return list.replace(/json$/, 'pack')
}
