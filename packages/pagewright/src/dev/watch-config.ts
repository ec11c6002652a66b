import { type Stats, statSync, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { type LoadedSite, versionsFile } from '../config/load-site.ts'

/** Milliseconds between two looks at the files; what is saved between them is one change. */
const interval = 200

export type WatchConfigInput = {
  readonly root: string
  readonly loaded: Pick<LoadedSite, 'files'>
  /** When the configuration began to be read, in ms since 1970: what was saved after that is a change, too. */
  readonly readAt: number
}

/**
 * Watches the configuration and the modules that it is written in. There are few and none may be missed, not even while
 * everything is made anew: so they are looked at again and again. Returns what ends it.
 */
export function watchConfig(onChange: () => void, { root, loaded, readAt }: WatchConfigInput): () => void {
  const paths = [versionsFile, ...loaded.files].map((name) => join(root, name))
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, interval)
  }
  const listener = (now: Stats, before: Stats): void => {
    // Of a file that is not there Node tells once that it is not there.
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
