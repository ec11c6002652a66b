import { type Stats, statSync } from 'node:fs'
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
  const look = () => paths.map(lookAt)
  let seen = look()
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, interval)
  }
  if (seen.some((file) => (file?.mtimeMs ?? 0) > readAt)) tell()
  // Not by `watchFile`: it takes its first look later, and what is saved until then would be what it compares with.
  const polling = setInterval(() => {
    const now = look()
    if (now.some((file, index) => file?.mtimeMs !== seen[index]?.mtimeMs || file?.ino !== seen[index]?.ino)) tell()
    seen = now
  }, interval).unref()
  return () => {
    clearTimeout(timer)
    clearInterval(polling)
  }
}

/** Undefined for what is not there, or cannot be looked at. */
function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
