import { type Stats, statSync } from 'node:fs'
import { join } from 'node:path'

/** Milliseconds between two looks at the files; what is saved between them is one change. */
const interval = 200

type PollInput = {
  /** Files and folders, from the root. A folder changes when a file comes or goes. */
  readonly files: readonly string[]
  /** When the files began to be read, in ms since 1970: what was saved after that is a change, too. */
  readonly readAt: number
  readonly onChange: () => void
}

/** Calls back when one of some files was saved, came or went. Polls, so that no change is missed. Returns what ends it. */
export function pollFiles(root: string, { files, readAt, onChange }: PollInput): () => void {
  const paths = [...new Set(files.map((name) => join(root, name)))]
  const look = () => paths.map(lookAt)
  let seen = look()
  let timer: NodeJS.Timeout | undefined
  const tell = (): void => {
    clearTimeout(timer)
    timer = setTimeout(onChange, interval)
  }
  // A time in the future, such as one of another clock, says nothing.
  if (seen.some((file) => file !== undefined && file.mtimeMs > readAt && file.mtimeMs < Date.now() + 1000)) tell()
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

/** Size and time of a file or folder; undefined for what is not there, or cannot be looked at. */
export function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}
