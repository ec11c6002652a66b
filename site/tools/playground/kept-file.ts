import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const folder = join(import.meta.dirname, '../../.cache/playground')

/** The absolute path of a file that is kept between builds, by its path from their folder. Null if it is not there. */
export function findKept(name: string): string | null {
  const file = join(folder, name)
  return existsSync(file) ? file : null
}

/** Keeps a text under a path from that folder, and returns the absolute path of its file. Another process may be writing the same file. */
export function keepFile(name: string, text: string): string {
  const file = join(folder, name)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.${process.pid}`, text)
  renameSync(`${file}.${process.pid}`, file)
  return file
}
