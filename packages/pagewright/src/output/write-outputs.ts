import { statSync } from 'node:fs'
import { join } from 'node:path'
import { toDataFile, toDocumentFile } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { RenderJob, RenderSetup } from '../render/render-page.ts'
import type { OutputFile } from './output-file.ts'
import { type FileRecord, type OutputRecord, openStaging, outputRecordFile, readOutputRecord } from './staging.ts'

/** A page, which becomes a document and a data file: their paths in the output. It is rendered when its key has changed. */
type OutputPage = { readonly key: string; readonly files: readonly string[]; readonly job: RenderJob }

/** Everything that a build puts into its folder. */
type Outputs = { readonly files: readonly OutputFile[]; readonly pages: readonly OutputPage[] }

type WriteOptions = {
  readonly out: string
  /** Identifies what all files depend on besides their keys. Output with another fingerprint is not reused. */
  readonly fingerprint: string
  readonly mount: string
  readonly fresh: boolean
  readonly renderPages: (jobs: readonly RenderJob[], folder: string) => Promise<void>
}

/** How many files the output has, how many pages were rendered, and whether the output folder was replaced. */
export type Written = { readonly total: number; readonly rendered: number; readonly changed: boolean }

/** Gives each page a key of all that its document and its data are made of. */
export function outputPages(jobs: readonly RenderJob[], setup: RenderSetup): OutputPage[] {
  const constant = hash(JSON.stringify([setup.buildId, setup.assets, setup.extraHead, setup.policy]))
  return jobs.map((job) => {
    const sharedUrls = [setup.siteUrls[job.page.locale] ?? '', job.sidebarKey === null ? '' : (setup.sidebarUrls[job.sidebarKey] ?? '')]
    const { path } = job.page
    return { key: hash(constant, JSON.stringify(job), ...sharedUrls), files: [toDocumentFile(path), toDataFile(path)], job }
  })
}

/** Writes changed files beside the present output, links the others from it, and swaps the two, unless nothing has changed. */
export async function writeOutputs(outputs: Outputs, options: WriteOptions): Promise<Written> {
  const { out, fingerprint, mount, fresh } = options
  const present = fresh ? null : readOutputRecord(out)
  const record = present?.fingerprint === fingerprint ? present.files : {}
  const finished = statSync(join(out, outputRecordFile), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const isKept = (file: string, key: string): boolean => {
    if (record[file]?.[0] !== key) return false
    const stats = statSync(join(out, file), { throwIfNoEntry: false })
    // The record was written last, so a file that is newer was changed by something else than a build.
    return stats !== undefined && stats.size === record[file]?.[1] && stats.mtimeMs <= finished
  }
  const all = [...outputs.files.map(({ file, ...output }) => ({ ...output, files: [file] as const })), ...outputs.pages]
  const stale = new Set<object>(all.filter(({ files, key }) => !files.every((file) => isKept(file, key))))
  const staleJobs = outputs.pages.filter((page) => stale.has(page)).map(({ job }) => job)
  const total = all.flatMap(({ files }) => files).length
  if (stale.size === 0 && Object.keys(record).length === total) return { total, rendered: 0, changed: false }
  const staging = openStaging(out)
  const writeFiles = async (): Promise<void> => {
    for (const [index, output] of all.entries()) {
      if (!stale.has(output)) for (const file of output.files) staging.keep(file)
      else if ('make' in output) staging.write(output.files[0], await output.make(staging.read))
      // Lets workers get their next pages, and the Markdown parser free its trees, which it does between turns of the event loop.
      if (index % 16 === 15) await new Promise((resolve) => setImmediate(resolve))
    }
  }
  try {
    // Both have to end before an error is thrown, so that nothing writes into the folder after it was discarded.
    const results = await Promise.allSettled([options.renderPages(staleJobs, staging.folder), writeFiles()])
    for (const result of results) if (result.status === 'rejected') throw result.reason
    const written = all.flatMap(({ files, key }) => files.map((file): [string, FileRecord] => [file, [key, staging.sizeOf(file)]]))
    const sorted = Object.fromEntries(written.sort(([a], [b]) => (a < b ? -1 : 1)))
    staging.write(outputRecordFile, `${JSON.stringify({ fingerprint, mount, files: sorted } satisfies OutputRecord)}\n`)
    staging.swap()
  } catch (error) {
    staging.discard()
    throw error
  }
  return { total, rendered: staleJobs.length, changed: true }
}
