import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installedVersions, readLocks } from './fingerprint.ts'

let root = ''

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'fingerprint-')))
})
afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, content: unknown): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

describe('installedVersions', () => {
  it('finds a version beside the package, as pnpm installs it, and one further up, as npm and yarn do', () => {
    const store = 'node_modules/.pnpm/generator@1.0.0/node_modules'
    write(`${store}/generator/package.json`, { version: '1.0.0', dependencies: { react: '^19.0.0', zod: '^4.0.0', absent: '1' } })
    write('node_modules/.pnpm/react@19.3.1/node_modules/react/package.json', { version: '19.3.1' })
    symlinkSync(join(root, 'node_modules/.pnpm/react@19.3.1/node_modules/react'), join(root, store, 'react'))
    write('node_modules/zod/package.json', { version: '4.6.7' })
    expect(installedVersions(join(root, store, 'generator'))).toEqual(['react 19.3.1', 'zod 4.6.7', 'absent '])
  })

  it('changes with what is installed, although the package asks for the same', () => {
    write('generator/package.json', { dependencies: { react: '^19.0.0' } })
    write('node_modules/react/package.json', { version: '19.3.1' })
    const before = installedVersions(join(root, 'generator'))
    write('node_modules/react/package.json', { version: '19.3.0' })
    expect(installedVersions(join(root, 'generator'))).not.toEqual(before)
  })
})

describe('readLocks', () => {
  for (const name of ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock']) {
    it(`reads ${name} of the nearest folder that has a lock file`, () => {
      write(name, 'a lock')
      expect(readLocks(join(root, 'node_modules/.pnpm/generator@1.0.0/node_modules/generator'))).toBe('a lock')
      write('node_modules/yarn.lock', 'a nearer one')
      expect(readLocks(join(root, 'node_modules/generator'))).toBe('a nearer one')
    })
  }
})
