import { statSync } from 'node:fs'
import { join } from 'node:path'
import { toDataFile, toDocumentFile } from '@pagewright/model'
import type { RenderJob } from '../render/render-page.ts'
import type { OutputPage, Outputs } from './collect-outputs.ts'
import type { OutputFile } from './output-file.ts'
import { type FileRecord, type OutputRecord, readRecord, recordFile } from './record.ts'
import { openStaging, recoverOutput, type Staging } from './staging.ts'

export type WriteOptions = {
  /** Absolute path of the output folder. */
  readonly out: string
  /** Identifies what all files depend on besides their keys. Output with another fingerprint is not reused. */
  readonly fingerprint: string
  /** Whether everything is written again. */
  readonly fresh: boolean
  /** Writes the documents and data files of pages into a folder. */
  readonly renderPages: (jobs: readonly RenderJob[], folder: string) => Promise<void>
}

export type Written = { readonly total: number; readonly rendered: number; readonly changed: boolean }

/**
 * Writes changed files into a folder beside the present output, links the others from it, and swaps the two. Does nothing when nothing has
 * changed.
 */
export async function writeOutputs(outputs: Outputs, options: WriteOptions): Promise<Written> {
  const { out, fingerprint, fresh } = options
  recoverOutput(out)
  const present = fresh ? null : readRecord(out)
  const record = present?.fingerprint === fingerprint ? present.files : {}
  const finished = statSync(join(out, recordFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isKept = (file: string, key: string): boolean => {
    if (record[file]?.[0] !== key) return false
    const stats = statSync(join(out, file), { throwIfNoEntry: false })
    // The record was written last, so a file that is newer was changed by something else than a build.
    return stats !== undefined && stats.size === record[file]?.[1] && stats.mtimeMs <= finished
  }
  const stalePages = outputs.pages.filter((page) => filesOf(page).some((file) => !isKept(file, page.key)))
  const staleFiles = outputs.files.filter(({ file, key }) => !isKept(file, key))
  const total = outputs.files.length + outputs.pages.length * 2
  const same = stalePages.length === 0 && staleFiles.length === 0 && Object.keys(record).length === total
  if (same) return { total, rendered: 0, changed: false }
  const staging = openStaging(out)
  try {
    await fill(staging, { outputs, stalePages, staleFiles, record, options })
    staging.swap()
  } catch (error) {
    staging.discard()
    throw error
  }
  return { total, rendered: stalePages.length, changed: true }
}

type FillInput = {
  readonly outputs: Outputs
  readonly stalePages: readonly OutputPage[]
  readonly staleFiles: readonly OutputFile[]
  readonly record: OutputRecord['files']
  readonly options: WriteOptions
}

async function fill(staging: Staging, input: FillInput): Promise<void> {
  // Both have to end before an error is thrown, so that nothing writes into the folder after it was discarded.
  const results = await Promise.allSettled([
    input.options.renderPages(
      input.stalePages.map(({ job }) => job),
      staging.folder,
    ),
    writeFiles(staging, input),
  ])
  for (const result of results) if (result.status === 'rejected') throw result.reason
  staging.write(recordFile, toRecordText(staging, input))
}

/** Writes or links everything except for the stale pages. */
async function writeFiles(staging: Staging, { outputs, stalePages, staleFiles }: FillInput): Promise<void> {
  const stale = new Set<OutputFile | OutputPage>([...stalePages, ...staleFiles])
  let count = 0
  for (const output of outputs.files) {
    if (!stale.has(output)) staging.keep(output.file)
    else if (output.type === 'copy') staging.copy(output.file, output.from)
    else if (output.type === 'made') staging.write(output.file, await output.make(staging.read))
    else staging.write(output.file, output.content)
    // Lets workers get their next pages, and the Markdown parser free its trees, which it does between turns of the event loop.
    if (count++ % 16 === 15) await new Promise((resolve) => setImmediate(resolve))
  }
  for (const output of outputs.pages) {
    if (stale.has(output)) continue
    for (const file of filesOf(output)) staging.keep(file)
  }
}

function toRecordText(staging: Staging, { outputs, stalePages, staleFiles, record, options }: FillInput): string {
  const stale = new Set<OutputFile | OutputPage>([...stalePages, ...staleFiles])
  const next: Record<string, FileRecord> = {}
  const add = (output: OutputFile | OutputPage, file: string): void => {
    next[file] = stale.has(output) ? [output.key, staging.sizeOf(file)] : (record[file] as FileRecord)
  }
  for (const output of outputs.files) add(output, output.file)
  for (const output of outputs.pages) for (const file of filesOf(output)) add(output, file)
  const files = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify({ fingerprint: options.fingerprint, files } satisfies OutputRecord)}\n`
}

/** The document and the data file of a page. */
function filesOf({ job }: OutputPage): [string, string] {
  return [toDocumentFile(job.page.path), toDataFile(job.page.path)]
}
