import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runPagewright } from './run-pagewright.ts'
import { createSite, toySite } from './site-folder.ts'

const site = createSite(toySite)

afterAll(() => rmSync(dirname(site), { recursive: true, force: true }))

async function pagewright(...args: string[]): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await runPagewright(args, { cwd: site })
  return { code, output: stdout + stderr }
}

describe('version', () => {
  it('keeps the docs of every locale as a version that the next build publishes', async () => {
    expect((await pagewright('version', '2.0')).code).toBe(0)
    expect(existsSync(join(site, 'content/de/versions/2.0'))).toBe(true)
    expect((JSON.parse(readFileSync(join(site, 'versions.json'), 'utf8')) as { name: string }[])[0]?.name).toBe('2.0')
    const built = await pagewright('build')
    expect(built.output).not.toContain('error')
    expect(built.code).toBe(0)
    expect(readFileSync(join(site, 'dist/docs/2.0/a.html'), 'utf8')).toContain('2.0')
    expect(existsSync(join(site, 'dist/fr/docs/2.0/a.html'))).toBe(true)
  })

  it('keeps what the translations were made from', async () => {
    const old = { 'fr/docs/b.md': { two: '0'.repeat(16) }, 'fr/pages/about.md': { '': '0'.repeat(16) } }
    writeFileSync(join(site, 'content/translations.json'), JSON.stringify(old))
    expect((await pagewright('version', '3.0')).code).toBe(0)
    const { output, code } = await pagewright('check', '--strict')
    expect(output.match(/^content\S+ note/gm)).toEqual([
      'content/fr/docs/b.md:13:1 note',
      'content/fr/pages/about.md:1:1 note',
      'content/fr/versions/3.0/b.md:13:1 note',
    ])
    expect(code).toBe(0)
  })

  it('refuses a name that is taken, and one that cannot be a path', async () => {
    const taken = await pagewright('version', '2.0')
    expect(taken.code).toBe(1)
    expect(taken.output).toContain('There is a version "2.0" already')
    expect((await pagewright('version', '../x')).code).toBe(2)
    expect((await pagewright('version')).code).toBe(2)
  })
})
