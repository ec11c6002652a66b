import { once } from 'node:events'
import type { Stats } from 'node:fs'
import { join } from 'node:path'
import { type FSWatcher, watch } from 'chokidar'
import { leadsInCircle, relativePath } from '../cache/files.ts'
import { lookAt } from './poll-files.ts'

/** Milliseconds in which changes are gathered: one save of an editor is two or three, a `git pull` may be thousands. */
const gathering = 20

/**
 * Milliseconds after which a file that has changed is looked at once more: while chokidar turns to a file that an editor has put in the
 * place of another one, it misses the next change.
 */
const lookAgain = 200

/** Milliseconds to wait for the text of a file that is empty: many editors empty a file before they write to it. */
const saving = 50

/**
 * Milliseconds after a folder has gone or come, and no other since, in which all folders are watched anew: of a folder that goes and comes
 * within milliseconds, as when git switches branches, chokidar may lose what lies in it.
 */
const settling = 200

/** What lies in a site's folder and is no source. Files that texts include from there are watched one by one. */
export const ignored = /(?:^|\/)(?:\.|node_modules(?:\/|$))|^dist(?:\/|$)/

type WatchInput = {
  /** Called with what has changed, as paths from the root with `/`. A file that an editor replaces is never told as gone. */
  readonly onChange: (paths: readonly string[]) => void
  /** Called when something can no longer be watched, e.g. because the system has no watchers left. */
  readonly onError: (error: unknown) => void
}

/** Watches a site's folder with all that is in it. Resolves, when no change is missed any more, to what ends it. Rejects if it cannot. */
export async function watchFolders(root: string, { onChange, onError }: WatchInput): Promise<() => Promise<void>> {
  const fromRoot = (path: string): string => relativePath(root, path)
  let changed = new Set<string>()
  let settled: NodeJS.Timeout | undefined
  let renewal = Promise.resolve()
  let isEnded = false
  const tell = (hasWaited: boolean): void => {
    if (isEnded) return
    const paths = [...changed]
    if (!hasWaited && paths.some((path) => lookAtFile(join(root, path))?.size === 0)) return void setTimeout(tell, saving, true)
    changed = new Set()
    const times = paths.map((path) => lookAtFile(join(root, path))?.mtimeMs)
    setTimeout(() => {
      for (const [at, path] of paths.entries()) if (lookAtFile(join(root, path))?.mtimeMs !== times[at]) add(path)
    }, lookAgain)
    onChange(paths)
  }
  const add = (path: string): void => {
    if (changed.size === 0) setTimeout(tell, gathering, false)
    changed.add(path)
  }
  const open = async (): Promise<FSWatcher> => {
    const watcher = watch(root, {
      ignored: (path) => ignored.test(fromRoot(path)) || leadsInCircle(path),
      ignoreInitial: true,
      ignorePermissionErrors: true,
    })
    // What changes before that is read after it.
    await once(watcher, 'ready')
    watcher.on('error', onError)
    // chokidar does not report a renamed folder if another one has its old name by the time it looks.
    watcher.on('raw', (event, name, details) => {
      const { watchedPath } = details as { watchedPath?: string }
      // Where chokidar polls, this event names no path.
      if (event !== 'rename' || watchedPath === undefined || !name) return
      const path = join(watchedPath, name)
      if (!ignored.test(fromRoot(path)) && lookAt(path)?.isDirectory()) renewSoon(path)
    })
    return watcher.on('all', (event, path) => {
      add(fromRoot(path))
      if (event === 'unlinkDir') renewSoon(path)
    })
  }
  const renewSoon = (path: string): void => {
    clearTimeout(settled)
    settled = setTimeout(() => {
      renewal = renewal.then(() => renew(fromRoot(path))).catch(onError)
    }, settling)
  }
  const renew = async (folder: string): Promise<void> => {
    if (isEnded) return
    // First this, because chokidar shares what watches a path between all watchers of the process.
    await watcher.close()
    watcher = await open()
    add(folder)
  }
  let watcher = await open()
  return async () => {
    isEnded = true
    clearTimeout(settled)
    await renewal
    await watcher.close()
  }
}

/** Undefined for a folder, too. */
function lookAtFile(path: string): Stats | undefined {
  const stats = lookAt(path)
  return stats?.isFile() ? stats : undefined
}
