import { type Dirent, type FSWatcher, readdirSync, statSync, watch } from 'node:fs'
import { join, relative } from 'node:path'

/** Milliseconds in which changes are gathered: one save of an editor is two or three, a `git pull` may be thousands. */
const gathering = 20

/** What lies in a site's folder and is no source. Texts can include files of any other folder. */
const ignored = /(?:^|\/)(?:\.|node_modules(?:\/|$))|^dist(?:\/|$)/

/** Watches a site's folder with all that is in it, also what comes later. Tells changes by paths from the root. Returns what ends it. */
export function watchFolders(root: string, { onChange }: { onChange: (paths: readonly string[]) => void }): () => void {
  const watchers = new Map<string, FSWatcher>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const tell = (path: string): void => {
    changed.add(path)
    timer ??= setTimeout(() => {
      timer = undefined
      const paths = [...changed].filter((path) => !ignored.test(path))
      changed.clear()
      // New folders are watched before anybody reads what is in them.
      update()
      if (paths.length > 0) onChange(paths)
    }, gathering)
  }
  const watchFolder = (folder: string): FSWatcher => {
    const pathOf = (name: string | null): string => relative(root, join(folder, name ?? '')).replaceAll('\\', '/')
    const watcher = watch(folder, { persistent: false }, (_event, name) => tell(pathOf(name)))
    // On Windows, a watched folder that is deleted is an error.
    return watcher.on('error', () => tell(pathOf(null)))
  }
  const update = (): void => {
    const present = new Map(foldersBelow(root, '').flatMap(keyed))
    for (const [key, watcher] of watchers) {
      if (present.has(key)) continue
      watcher.close()
      watchers.delete(key)
    }
    for (const [key, folder] of present) {
      try {
        if (!watchers.has(key)) watchers.set(key, watchFolder(folder))
      } catch (error) {
        // The folder is gone by now, or may not be read. Other errors are thrown, such as that the system has no watchers left.
        if (!['ENOENT', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
      }
    }
  }
  update()
  return () => {
    clearTimeout(timer)
    for (const watcher of watchers.values()) watcher.close()
  }
}

/** A folder, by its path from the root, and all below it, with those that symbolic links lead to, each once. */
function foldersBelow(root: string, folder: string, seen = new Map<string, string>()): string[] {
  for (const [key, path] of keyed(join(root, folder))) {
    if (seen.has(key)) continue
    seen.set(key, path)
    for (const entry of readFolder(path)) {
      const below = folder === '' ? entry.name : `${folder}/${entry.name}`
      if ((entry.isDirectory() || entry.isSymbolicLink()) && !ignored.test(below)) foldersBelow(root, below, seen)
    }
  }
  return [...seen.values()]
}

/** A folder by a key that differs from that of another one under the same path; nothing where there is no folder. */
function keyed(folder: string): [string, string][] {
  const stats = statSync(folder, { throwIfNoEntry: false })
  return stats?.isDirectory() === true ? [[`${stats.dev} ${stats.ino} ${stats.birthtimeMs}`, folder]] : []
}

/** Nothing of a folder that is gone by now, or that may not be read. */
function readFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
