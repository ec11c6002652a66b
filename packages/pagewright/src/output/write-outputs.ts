import { statSync } from 'node:fs'
import { join } from 'node:path'
import { toDataFile, toDocumentFile } from '@pagewright/model'
import { hash } from '../cache/hash.ts'
import type { RenderJob, RenderSetup } from '../render/render-page.ts'
import type { OutputFile } from './output-file.ts'
import { type FileRecord, type OutputRecord, openStaging, outputRecordFile, readOutputRecord, type Staging } from './staging.ts'

/** A page, which becomes a document and a data file. It is rendered when its key has changed. */
type OutputPage = { readonly key: string; readonly job: RenderJob }

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
    return { key: hash(constant, JSON.stringify(job), ...sharedUrls), job }
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
  const stalePages = outputs.pages.filter((page) => filesOf(page).some((file) => !isKept(file, page.key)))
  const staleFiles = outputs.files.filter(({ file, key }) => !isKept(file, key))
  const stale = new Set<OutputFile | OutputPage>([...stalePages, ...staleFiles])
  const total = outputs.files.length + outputs.pages.length * 2
  if (stale.size === 0 && Object.keys(record).length === total) return { total, rendered: 0, changed: false }
  const staging = openStaging(out)
  try {
    // Both have to end before an error is thrown, so that nothing writes into the folder after it was discarded.
    const results = await Promise.allSettled([
      options.renderPages(
        stalePages.map(({ job }) => job),
        staging.folder,
      ),
      writeFiles(outputs, { staging, stale }),
    ])
    for (const result of results) if (result.status === 'rejected') throw result.reason
    const written = [
      ...outputs.files.map((output) => ({ output, names: [output.file] })),
      ...outputs.pages.map((output) => ({ output, names: filesOf(output) })),
    ]
    const files = written.flatMap(({ output, names }) =>
      names.map((file): [string, FileRecord] => [
        file,
        stale.has(output) ? [output.key, staging.sizeOf(file)] : (record[file] as FileRecord),
      ]),
    )
    const sorted = Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)))
    staging.write(outputRecordFile, `${JSON.stringify({ fingerprint, mount, files: sorted } satisfies OutputRecord)}\n`)
    staging.swap()
  } catch (error) {
    staging.discard()
    throw error
  }
  return { total, rendered: stalePages.length, changed: true }
}

async function writeFiles(
  outputs: Outputs,
  { staging, stale }: { staging: Staging; stale: ReadonlySet<OutputFile | OutputPage> },
): Promise<void> {
  let count = 0
  for (const output of outputs.files) {
    if (!stale.has(output)) staging.keep(output.file)
    else staging.write(output.file, await output.make(staging.read))
    // Lets workers get their next pages, and the Markdown parser free its trees, which it does between turns of the event loop.
    if (count++ % 16 === 15) await new Promise((resolve) => setImmediate(resolve))
  }
  for (const output of outputs.pages) if (!stale.has(output)) for (const file of filesOf(output)) staging.keep(file)
}

function filesOf({ job }: OutputPage): [string, string] {
  return [toDocumentFile(job.page.path), toDataFile(job.page.path)]
}
