import { type Stats, statSync, unwatchFile, watchFile } from 'node:fs'
import { dirname, join } from 'node:path'
import { versionsFile } from '../config/load-site.ts'

/** Milliseconds between two looks at the files; what is saved between them is one change. */
const interval = 200

type WatchConfigInput = {
  readonly files: readonly string[]
  /** When the configuration began to be read, in ms since 1970: what was saved after that is a change, too. */
  readonly readAt: number
  /** Whether the configuration could not be read: then a file that appears beside one of them may fix it. */
  readonly isBroken: boolean
  readonly onChange: () => void
}

/** Calls back when the configuration, or a module of it, was saved. Polls, so that no change is missed. Returns what ends it. */
export function watchConfig(root: string, { files, readAt, isBroken, onChange }: WatchConfigInput): () => void {
  const names = [versionsFile, ...files, ...(isBroken ? files.map((file) => dirname(file)) : [])]
  const paths = [...new Set(names.map((name) => join(root, name)))]
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, interval)
  }
  const listener = (now: Stats, before: Stats): void => {
    // Node.js also calls back once for a file that does not exist.
    if (now.mtimeMs === before.mtimeMs && now.ino === before.ino) return
    tell()
  }
  const wasSaved = (path: string): boolean => (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0) > readAt
  if (paths.some(wasSaved)) tell()
  for (const path of paths) watchFile(path, { interval, persistent: false }, listener)
  return () => {
    clearTimeout(timer)
    for (const path of paths) unwatchFile(path, listener)
  }
}
