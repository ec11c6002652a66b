import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Lies in the output folder: what is there, so that the next build knows what it can keep. Not served, not deployed. */
export const recordFile = '.pagewright.json'

/** What a build has written. */
export type OutputRecord = {
  /** Names what all files depend on that no key tells of: code, versions, configuration. */
  readonly fingerprint: string
  /** By path below the output folder. */
  readonly files: Readonly<Record<string, FileRecord>>
}

/** The key of a file, and its size in bytes. */
export type FileRecord = readonly [key: string, size: number]

/** The record of an output folder; null when it has none that can be read. */
export function readRecord(out: string): OutputRecord | null {
  try {
    return JSON.parse(readFileSync(join(out, recordFile), 'utf8')) as OutputRecord
  } catch {
    return null
  }
}

/** Whether a folder may be replaced by a build: absent, empty, or the work of a build. */
export function isReplaceable(out: string): boolean {
  return !existsSync(out) || readdirSync(out).length === 0 || existsSync(join(out, recordFile))
}
