import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))

/**
 * The output of a build of the Farrow site, for tests that only read it. `npm test` builds the site once, and names the folder in the
 * variable BUILT_SITE. A test that is run alone builds it into a temporary folder. Throws when the build fails.
 * @returns {{ folder: string, remove: () => void }} the output folder, and a function that deletes a temporary one
 */
export function builtSite() {
  const built = process.env.BUILT_SITE
  if (built) return { folder: built, remove: () => {} }
  const temporary = mkdtempSync(join(tmpdir(), 'built-site-'))
  const folder = join(temporary, 'dist')
  const command = join(project, 'packages/pagewright/bin/pagewright.mjs')
  const args = [command, 'build', '--root', join(project, 'site'), '--out-dir', folder]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stdout + stderr)
  return { folder, remove: () => rmSync(temporary, { recursive: true, force: true }) }
}
