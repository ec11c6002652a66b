import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isInside, rename } from '../cache/files.ts'

/** Lists in the output folder what a build has written, so that the next one knows what it can keep. It is neither served nor deployed. */
export const outputRecordFile = '.pagewright.json'

/** What a build has written. */
export type OutputRecord = {
  /** Stands for what all files depend on besides their keys: code, versions, configuration. */
  readonly fingerprint: string
  /** The mount that the site was built for. */
  readonly mount: string
  readonly files: Readonly<Record<string, FileRecord>>
}

/** The key and the size, in bytes, of a file. */
export type FileRecord = readonly [key: string, size: number]

/** Reads the record of an output folder; null when it has none, or a damaged one. */
export function readOutputRecord(out: string): OutputRecord | null {
  try {
    return JSON.parse(readFileSync(join(out, outputRecordFile), 'utf8')) as OutputRecord
  } catch {
    return null
  }
}

/** Folders that no output may lie in. A build reads or copies the files of all but `.git`, so it would take its output for sources. */
const ownFolders = ['content', 'public', 'theme', '.git']

/**
 * Whether a build may replace a folder (an absolute path): it has to be missing, empty or the output of a build, and may neither contain
 * the site nor lie in its sources. Throws if the path is that of a file.
 */
export function isReplaceable(out: string, { root }: { root: string }): boolean {
  if (isInside(root, { folder: out }) || ownFolders.some((name) => isInside(out, { folder: join(root, name) }))) return false
  return !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, outputRecordFile))
}

/** Opens an empty folder beside an output folder (an absolute path), to take its place. Files are named by paths below it, with `/`. */
export function openStaging(out: string) {
  recoverOutput(out)
  const folder = siblingOf(out, 'staging')
  rmSync(folder, { recursive: true, force: true })
  // In two steps, because on a read-only disk a recursive call reports another error than that.
  if (!existsSync(dirname(out))) mkdirSync(dirname(out), { recursive: true })
  mkdirSync(folder)
  const made = new Set<string>([folder])
  const target = (file: string): string => {
    const path = join(folder, file)
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return path
  }
  return {
    folder,
    /** Writes a file by its path below the output folder, and makes the folders that it lies in. */
    write: (file: string, content: string | Uint8Array) => writeFileSync(target(file), content),
    /** Takes a file over from the present output, without copying its content where the disk allows that. */
    keep: (file: string) => linkOrCopy(join(out, file), target(file)),
    /** The size of a file that was written or kept, in bytes. */
    sizeOf: (file: string) => statSync(join(folder, file)).size,
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    /** Puts the folder in the place of the output. Throws what the file system throws; then the output is what it was. */
    swap: () => swap(out, folder),
    /** Deletes what was written. The output stays as it is. */
    discard: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Puts the output back, or deletes what is left over, when a build was killed while it worked. What a running build works with stays. */
export function recoverOutput(out: string): void {
  const parent = dirname(out)
  if (!existsSync(parent)) return
  for (const name of readdirSync(parent)) {
    const match = /^\.(.+)\.(staging|old)-(\d+)$/.exec(name)
    const path = join(parent, name)
    if (match === null || match[1] !== basename(out) || isInUse(path, { kind: match[2] as Kind, pid: Number(match[3]) })) continue
    if (match[2] === 'old' && !existsSync(out)) rename(path, out)
    else rmSync(path, { recursive: true, force: true })
  }
}

/** Between two renames there is no output, since Node.js cannot exchange folders. `recoverOutput` helps if a build is killed then. */
function swap(out: string, folder: string): void {
  const old = siblingOf(out, 'old')
  rmSync(old, { recursive: true, force: true })
  const had = existsSync(out)
  if (had) rename(out, old)
  try {
    rename(folder, out)
  } catch (error) {
    if (had) rename(old, out)
    throw error
  }
  try {
    rmSync(old, { recursive: true, force: true, maxRetries: 5 })
  } catch {
    // Windows refuses while another program has a file of it open. The next build deletes it.
  }
}

type Kind = 'staging' | 'old'

function siblingOf(out: string, kind: Kind): string {
  return join(dirname(out), `.${basename(out)}.${kind}-${process.pid}`)
}

/** How long a build needs a folder at most, in ms. An older folder's process number belongs to another process by now. */
const longest: Readonly<Record<Kind, number>> = { staging: 3_600_000, old: 30_000 }

function isInUse(path: string, { kind, pid }: { kind: Kind; pid: number }): boolean {
  if (!isAlive(pid)) return false
  const changed = statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? 0
  return Date.now() - changed < longest[kind]
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}
