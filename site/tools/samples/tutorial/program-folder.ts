import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The current folder of the reader, which is empty at first. */
export type ProgramFolder = {
  /** Its absolute path. */
  path(): string
  enter(folder: string): void
  read(file: string): string
  /** Writes a file, whose folder has to exist. Returns whether the file has changed. */
  write(file: string, text: string): boolean
  /** The files below the folder. Of a folder in `closed`, whose name ends with a slash, only the name is listed. */
  files(closed: readonly string[]): string[]
  remove(): void
}

/** Creates an empty folder outside of the project. */
export function createProgramFolder(): ProgramFolder {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'tutorial-')))
  let path = root
  const read = (file: string): string => readFileSync(join(path, file), 'utf8')
  return {
    path: () => path,
    enter: (folder) => {
      path = realpathSync(join(path, folder))
    },
    read,
    write: (file, text) => {
      const before = filesBelow(path, { closed: ['node_modules/'] }).includes(file) ? read(file) : null
      writeFileSync(join(path, file), text)
      return before !== text
    },
    files: (closed) => filesBelow(path, { closed }),
    remove: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  }
}

function filesBelow(folder: string, { closed, below = '' }: { closed: readonly string[]; below?: string }): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = `${below}${entry.name}${entry.isDirectory() ? '/' : ''}`
    return entry.isDirectory() && !closed.includes(name) ? filesBelow(folder, { closed, below: name }) : [name]
  })
}
