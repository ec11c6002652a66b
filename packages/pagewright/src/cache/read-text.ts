import { readFileSync } from 'node:fs'

/** The text of a UTF-8 file without its byte order mark; null where there is no such file, or it cannot be read. */
export function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replace(/^\uFEFF/, '')
  } catch {
    return null
  }
}
