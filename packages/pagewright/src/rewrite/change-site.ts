import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createProblemList, type Problem } from '@pagewright/model'
import { prepareSite } from '../build.ts'
import { silentLogger } from '../report/logger.ts'
import { type Files, writeFiles } from './write-files.ts'

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
