import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { copySite } from '../../tests/copy-site.mjs'

const bin = fileURLToPath(new URL('../../packages/pagewright/bin/pagewright.mjs', import.meta.url))
// Inside of the project, because the configuration of the site imports packages that are installed there.
const cache = fileURLToPath(new URL('../../.cache', import.meta.url))
mkdirSync(cache, { recursive: true })
const folder = mkdtempSync(join(cache, 'versions-'))
const root = copySite(fileURLToPath(new URL('..', import.meta.url)), join(folder, 'site'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a command for the copy. The docs may have notes, such as that a translation is behind, which fail nothing. */
function pagewright(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--root', root], { encoding: 'utf8' })
  expect(`${status}\n${stdout}${stderr}`).toMatch(/^0\n/)
}

it('The docs can be cut and shown as the latest version without a problem', { timeout: 180_000 }, () => {
  pagewright('version', '2.3')
  const config = join(root, 'site.config.ts')
  writeFileSync(
    config,
    readFileSync(config, 'utf8')
      .replace(/^ *latest: .*\n/m, '')
      .replace('mainDoc:', "latest: '2.3', mainDoc:"),
  )
  pagewright('check', '--strict')
})
