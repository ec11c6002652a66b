import { existsSync, readdirSync, readFileSync } from 'node:fs'
import nodePath, { join } from 'node:path'

/** Lists in the output folder what a build has written, so that the next one knows what it can keep. It is neither served nor deployed. */
export const recordFile = '.pagewright.json'

/** What a build has written. */
export type OutputRecord = {
  /** Stands for what all files depend on besides their keys: code, versions, configuration. */
  readonly fingerprint: string
  readonly files: Readonly<Record<string, FileRecord>>
}

/** The key and the size, in bytes, of a file. */
export type FileRecord = readonly [key: string, size: number]

/** Reads the record of an output folder; null when it has none, or a damaged one. */
export function readRecord(out: string): OutputRecord | null {
  try {
    return JSON.parse(readFileSync(join(out, recordFile), 'utf8')) as OutputRecord
  } catch {
    return null
  }
}

/** Whether a build may replace a folder: it is absent or empty or a build's, and the site is not in it. Throws for a file. */
export function isReplaceable(out: string, { root }: { root: string }): boolean {
  if (isInside(root, { folder: out })) return false
  return !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, recordFile))
}

/** Whether an absolute path is a folder or lies in it. `rules` are those of the system unless a test gives others. */
export function isInside(path: string, { folder, rules = nodePath }: { folder: string; rules?: typeof nodePath.posix }): boolean {
  const way = rules.relative(folder, path)
  return !rules.isAbsolute(way) && way.split(rules.sep)[0] !== '..'
}
