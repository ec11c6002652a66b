import { type Stats, unwatchFile, watchFile } from 'node:fs'
import { join } from 'node:path'
import { type LoadedSite, versionsFile } from '../config/load-site.ts'

/** Milliseconds between two looks at the files; what is saved between them is one change. */
const interval = 200

/**
 * Watches the configuration and the modules that it is written in. There are few and none may be missed, not even while
 * everything is made anew: so they are looked at again and again. Returns what ends it.
 */
export function watchConfig(onChange: () => void, { root, loaded }: { root: string; loaded: LoadedSite }): () => void {
  const paths = [versionsFile, ...loaded.files].map((name) => join(root, name))
  let timer: NodeJS.Timeout | undefined
  const listener = (now: Stats, before: Stats): void => {
    // Of a file that is not there Node tells once that it is not there.
    if (now.mtimeMs === before.mtimeMs && now.ino === before.ino) return
    clearTimeout(timer)
    timer = setTimeout(onChange, interval)
  }
  for (const path of paths) watchFile(path, { interval, persistent: false }, listener)
  return () => {
    clearTimeout(timer)
    for (const path of paths) unwatchFile(path, listener)
  }
}
