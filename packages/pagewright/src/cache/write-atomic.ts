import { renameSync, rmSync } from 'node:fs'
import { writeFile } from './write-file.ts'

let counter = 0

/** Writes a file so that a reader, or a later run after a crash, sees the whole old or the whole new content. Makes its folder. */
export function writeAtomic(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}-${counter++}.tmp`
  try {
    writeFile(temporary, content)
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
