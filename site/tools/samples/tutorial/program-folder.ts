import { mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The folder in which a reader's terminal is: empty at first. */
export type ProgramFolder = {
  /** Absolute. */
  path(): string
  enter(folder: string): void
  read(file: string): string
  /** Folders have to be there. Tells whether the file has changed. */
  write(file: string, text: string): boolean
  /** Files below the folder; folders named, with a slash at the end, stand for what is in them. */
  files(closed: readonly string[]): string[]
  remove(): void
}

/** Makes an empty folder outside the project. */
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
