import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

type Package = { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean; readonly link?: boolean }

const script = new URL('../../scripts/install.mjs', import.meta.url).href
const { isInstalled } = (await import(script)) as { isInstalled: (folder: string, options: { production: boolean }) => boolean }
const folder = mkdtempSync(join(tmpdir(), 'install-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const tea: Package = { version: '1.0.0' }
const cup: Package = { version: '2.0.0', dev: true }
const locked = { '': {}, 'packages/own': {}, 'node_modules/own': { link: true }, 'node_modules/tea': tea, 'node_modules/cup': cup }

/** Whether packages are installed, for a list as npm leaves it: all packages, and those without which a site can be built. */
function check(installed: Readonly<Record<string, Package>> | null): { all: boolean; production: boolean } {
  rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'))
  const optional = { 'node_modules/only-on-mac': { version: '1.0.0', optional: true } }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: { ...locked, ...optional } }))
  if (installed !== null) writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  return { all: isInstalled(folder, { production: false }), production: isInstalled(folder, { production: true }) }
}

describe('What the commands of the project take for installed', () => {
  const { '': _root, ...whole } = locked
  const { 'node_modules/cup': _cup, ...less } = whole
  it.each([
    ['nothing', null, { all: false, production: false }],
    ['the packages of the lock file, also by `npm ci`', whole, { all: true, production: true }],
    ['packages without those of tests', less, { all: false, production: true }],
    ['a package of another version', { ...whole, 'node_modules/tea': { version: '1.0.1' } }, { all: false, production: false }],
    ['a package that the lock file does not have any more', { ...whole, 'node_modules/old': tea }, { all: true, production: true }],
  ])('%s', (_what, installed, expected) => {
    expect(check(installed)).toEqual(expected)
  })
})
