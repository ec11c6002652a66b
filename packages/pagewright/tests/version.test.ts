import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const bin = fileURLToPath(new URL('../bin/pagewright.mjs', import.meta.url))
const toy = fileURLToPath(new URL('../fixtures/toy', import.meta.url))
let site = ''

beforeAll(() => {
  site = join(mkdtempSync(join(tmpdir(), 'version-')), 'site')
  cpSync(toy, site, { recursive: true, filter: (path) => !/[/\\](dist|\.cache)$/.test(path) })
})

afterAll(() => rmSync(join(site, '..'), { recursive: true, force: true }))

function pagewright(...args: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--root', site], { encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

describe('version', () => {
  it('keeps the docs of every locale as a version that the next build publishes', () => {
    expect(pagewright('version', '2.0').status).toBe(0)
    expect(existsSync(join(site, 'content/de/versions/2.0'))).toBe(true)
    expect((JSON.parse(readFileSync(join(site, 'versions.json'), 'utf8')) as { name: string }[])[0]?.name).toBe('2.0')
    const built = pagewright('build')
    expect(built.output).not.toContain('error')
    expect(built.status).toBe(0)
    expect(readFileSync(join(site, 'dist/docs/2.0/a.html'), 'utf8')).toContain('2.0')
    expect(existsSync(join(site, 'dist/fr/docs/2.0/a.html'))).toBe(true)
  })

  it('keeps what the translations were made from', () => {
    const old = { 'fr/docs/b.md': { two: '0'.repeat(16) }, 'fr/pages/about.md': { '': '0'.repeat(16) } }
    writeFileSync(join(site, 'content/translations.json'), JSON.stringify(old))
    expect(pagewright('version', '3.0').status).toBe(0)
    const { output, status } = pagewright('check', '--strict')
    expect(output.match(/^content\S+ note/gm)).toEqual([
      'content/fr/docs/b.md:13:1 note',
      'content/fr/pages/about.md:1:1 note',
      'content/fr/versions/3.0/b.md:13:1 note',
    ])
    expect(status).toBe(0)
  })

  it('refuses a name that is taken, and one that cannot be a path', () => {
    const taken = pagewright('version', '2.0')
    expect(taken.status).toBe(1)
    expect(taken.output).toContain('There is a version "2.0" already')
    expect(pagewright('version', '../x').status).toBe(2)
    expect(pagewright('version').status).toBe(2)
  })
})
