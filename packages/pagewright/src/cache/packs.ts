import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hash } from './hash.ts'
import { writeAtomic } from './write-atomic.ts'

/** Many values in few files. A pack is a line of JSON with the name and the length of each value, followed by the values. */
export type Packs = {
  /** The JSON of a value; null when no pack has it or can be read. */
  read(name: string): string | null
  /** Writes values to one new pack. */
  write(values: ReadonlyMap<string, string>): void
}

type Place = { readonly file: string; readonly start: number; readonly length: number }

/** Opens the packs in a folder. Packs that other processes add or delete later are taken into account. */
export function openPacks(folder: string): Packs {
  const places = new Map<string, Place>()
  const known = new Set<string>()
  let seen = 0
  let last = { file: '', bytes: Buffer.alloc(0) }
  const refresh = (): void => {
    const { mtimeMs = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {}
    if (mtimeMs === seen) return
    seen = mtimeMs
    for (const name of listFolder(folder)) {
      if (known.has(name) || !name.endsWith('.pack')) continue
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
    read: (name) => {
      if (!places.has(name)) refresh()
      const place = places.get(name)
      return place === undefined ? null : (bytesOf(place.file)?.toString('utf8', place.start, place.start + place.length) ?? null)
    },
    write: (values) => {
      const lengths = [...values].map(([name, text]): [string, number] => [name, Buffer.byteLength(text)])
      const header = JSON.stringify(lengths)
      const file = join(folder, `${hash(header)}.pack`)
      if (!existsSync(file)) writeAtomic(file, `${header}\n${[...values.values()].join('')}`)
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

/** The position of each value in a pack; empty when the pack cannot be read. */
function readPlaces(file: string): [string, Place][] {
  try {
    const header = readFirstLine(file)
    let start = Buffer.byteLength(header) + 1
    return (JSON.parse(header) as [string, number][]).map(([name, length]) => {
      const place: Place = { file, start, length }
      start += length
      return [name, place]
    })
  } catch {
    return []
  }
}

function readFirstLine(file: string): string {
  const handle = openSync(file, 'r')
  try {
    const parts: Buffer[] = []
    for (;;) {
      const part = Buffer.alloc(16_384)
      const count = readSync(handle, part)
      const end = part.indexOf(10)
      parts.push(part.subarray(0, end === -1 ? count : end))
      if (end !== -1 || count === 0) return Buffer.concat(parts).toString()
    }
  } finally {
    closeSync(handle)
  }
}
