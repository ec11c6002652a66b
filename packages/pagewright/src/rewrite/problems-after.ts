import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createProblemList, type Problem } from '@pagewright/model'
import { type Prepared, prepareSite } from '../build.ts'
import { entriesBelow, leadsInCircle } from '../cache/files.ts'
import { publicFolder } from '../content/public-files.ts'
import { silentLogger } from '../report/logger.ts'
import { type Files, writeFiles } from './write-files.ts'

type Input = { readonly files: Files; readonly before: readonly Problem[]; readonly prepared: Prepared }

/** Problems that a site would have more of after a change than now. A copy of the site is changed and checked as a whole. */
export async function problemsAfter(root: string, { files, before, prepared }: Input): Promise<Problem[]> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  // What the configuration imports from outside of the site is found only from a folder beside it.
  const isImporting = prepared.files.some((file) => file.startsWith('..'))
  const copy = mkdtempSync(isImporting ? join(dirname(root), '.pagewright-change-') : join(root, '.cache', 'change-'))
  try {
    const isSource = (name: string): boolean => !name.startsWith('.') && name !== 'dist' && name !== 'node_modules'
    // Through a symbolic link, a change of the copy would be one of the site. In the public folder nothing is changed.
    for (const name of readdirSync(root).filter(isSource))
      cpSync(join(root, name), join(copy, name), { recursive: true, dereference: name !== publicFolder, filter: isCopied })
    // A read-only folder is one in the copy, too, which could then be neither changed nor deleted.
    for (const entry of entriesBelow(copy)) if (entry.isDirectory()) chmodSync(join(entry.parentPath, entry.name), 0o700)
    shareCache(root, { copy })
    // Texts may include files of any folder, also of one that is left out above, and the configuration may import them.
    const included = prepared.planned.contents.flatMap(({ compiled }) => compiled.includes.map(({ file }) => file))
    for (const file of [...included, ...prepared.files])
      if (existsSync(join(root, file)) && !existsSync(join(copy, file))) cpSync(join(root, file), join(copy, file), { dereference: true })
    writeFiles(copy, files)
    const problems = createProblemList()
    await prepareSite({ root: copy, base: undefined, fresh: false, problems, log: silentLogger })
    const count = (all: readonly Problem[], code: string): number => all.filter((problem) => problem.code === code).length
    const after = problems.all()
    return after.filter(({ code }) => count(after, code) > count(before, code))
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Makes the cache of a site that of its copy, so that neither the check nor the next build compiles a text again. */
function shareCache(root: string, { copy }: { copy: string }): void {
  try {
    symlinkSync(join(root, '.cache'), join(copy, '.cache'), 'junction')
  } catch {
    // Some file systems have no links, such as those of most memory cards. Then the copy has a cache of its own.
  }
}

/** Whether a file or folder is needed for the check: neither installed packages nor symbolic links that lead nowhere or in a circle are. */
function isCopied(given: string): boolean {
  // What `cpSync` gives on Windows begins with this mark, with which `realpathSync` finds no drive.
  const path = given.replace(/^\\\\\?\\/, '')
  return basename(path) !== 'node_modules' && existsSync(path) && !leadsInCircle(path)
}
