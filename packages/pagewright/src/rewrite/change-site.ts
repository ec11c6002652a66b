import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createProblemList, type Problem } from '@pagewright/model'
import { prepareSite } from '../build.ts'
import { writeAtomic } from '../cache/files.ts'
import { silentLogger } from '../report/logger.ts'

/** The new content of files, by their paths from the root; null deletes a file. */
export type Files = ReadonlyMap<string, string | Uint8Array | null>

/** Problems that a site would have more of after a change than now. A copy of the site is changed and checked as a whole. */
export async function problemsAfter(root: string, { files, before }: { files: Files; before: readonly Problem[] }): Promise<Problem[]> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache', 'change-'))
  try {
    const isSource = (name: string): boolean => !name.startsWith('.') && name !== 'dist' && name !== 'node_modules'
    for (const name of readdirSync(root).filter(isSource))
      cpSync(join(root, name), join(copy, 'site', name), { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
    // What is compiled for the check need not be compiled again by the next build.
    symlinkSync(join(root, '.cache'), join(copy, 'site', '.cache'), 'junction')
    writeFiles(join(copy, 'site'), files)
    const problems = createProblemList()
    await prepareSite({ root: join(copy, 'site'), out: join(copy, 'dist'), base: undefined, fresh: false, problems, log: silentLogger })
    const count = (all: readonly Problem[], code: string): number => all.filter((problem) => problem.code === code).length
    const after = problems.all()
    return after.filter(({ code }) => count(after, code) > count(before, code))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Writes all files, or none: when one cannot be written, those before it get their old content back. */
export function writeFiles(root: string, files: Files): void {
  const old = new Map<string, Uint8Array | null>()
  try {
    for (const [file, content] of files) {
      const path = join(root, file)
      old.set(path, existsSync(path) ? readFileSync(path) : null)
      put(path, content)
    }
  } catch (error) {
    for (const [path, content] of old) put(path, content)
    throw error
  }
  for (const [file, content] of files) if (content === null) removeEmptyFolders(dirname(join(root, file)))
}

function put(path: string, content: string | Uint8Array | null): void {
  if (content === null) rmSync(path, { force: true })
  else writeAtomic(path, content)
}

function removeEmptyFolders(folder: string): void {
  try {
    rmdirSync(folder)
    removeEmptyFolders(dirname(folder))
  } catch {
    // It holds other files.
  }
}
