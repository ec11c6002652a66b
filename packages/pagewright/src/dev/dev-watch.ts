import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { hash } from '../cache/hash.ts'

/** What happened to the files of pages; paths count from the root. */
export type DevEvents = {
  /** The content of a file that pages are made of. */
  readonly onEdit: (file: string) => void
  /** A file came or went. */
  readonly onMove: () => void
}

const watched = ['content', 'samples', 'public']

/** Milliseconds: the watcher says nothing of what happens to a file within 50 ms after a change, so each is looked at once more. */
const pause = 100

/** Watches all that pages are made of; the theme is watched by Vite itself. */
export function watchSite(vite: ViteDevServer, { root, events }: { root: string; events: DevEvents }): void {
  vite.watcher.add(watched.map((name) => join(root, name)))
  const seen = new Map<string, string>()
  const look = (file: string): void => {
    const now = hashOf(join(root, file))
    if (seen.get(file) === now) return
    seen.set(file, now)
    events.onEdit(file)
  }
  const handle =
    (kind: 'change' | 'add' | 'unlink') =>
    (path: string): void => {
      const file = relative(root, path).replaceAll('\\', '/')
      if (!watched.some((folder) => file.startsWith(`${folder}/`))) return
      // A file that came may be seen before its text is in it.
      if (kind === 'change') look(file)
      else events.onMove()
      if (kind === 'add') seen.set(file, hashOf(path))
      if (kind !== 'unlink') setTimeout(() => look(file), pause)
    }
  for (const kind of ['change', 'add', 'unlink'] as const) vite.watcher.on(kind, handle(kind))
}

function hashOf(path: string): string {
  try {
    return hash(readFileSync(path))
  } catch {
    return ''
  }
}

/** Whether a path lies in a folder that builds write. */
export function isMade(path: string, root: string): boolean {
  return ['dist', '.cache'].some((name) => `${path}/`.startsWith(`${join(root, name)}/`))
}
