import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runPagewright } from './run-pagewright.ts'
import { createSite, editFile, toySite } from './site-folder.ts'

const root = createSite(toySite)

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

const edit = (file: string, passage: string, by: string): void => editFile(join(root, file), passage, by)

describe('The list of published ids', () => {
  const check = async (...options: string[]): Promise<{ code: number | null; output: string }> => {
    const { code, stdout, stderr } = await runPagewright(['check', ...options], { cwd: root })
    return { code, output: stdout + stderr }
  }

  it('contains what was published; a removed id or page fails the check until its address leads to a new place', async () => {
    expect((await check('--update-anchors')).code).toBe(0)
    expect((JSON.parse(readFileSync(join(root, 'anchors.json'), 'utf8')) as Record<string, string[]>)['/docs/a']).toEqual(['one', 'two'])
    expect((await check()).code).toBe(0)

    for (const locale of ['de', 'fr']) edit(`content/${locale}/docs/a.md`, '{#one}', '{#uno}')
    const gone = await check()
    expect(gone.code).toBe(1)
    expect(gone.output).toContain('anchor-gone')
    expect(gone.output).toContain('The id "one" of "/docs/a" was published and does not exist any more')
    expect(gone.output).toContain('<span id="one"></span>')

    for (const locale of ['de', 'fr']) edit(`content/${locale}/docs/a.md`, '## ', '<span id="one"></span>\n\n## ')
    expect((await check('--update-anchors')).code).toBe(0)
    expect((JSON.parse(readFileSync(join(root, 'anchors.json'), 'utf8')) as Record<string, string[]>)['/docs/a']).toEqual([
      'one',
      'two',
      'uno',
    ])

    edit('content/de/docs/c.md', 'title:', 'titel:')
    const broken = await check()
    expect(broken.output).toContain('front-matter-unknown-key')
    expect(broken.output).not.toMatch(/page-gone|anchor-gone/)
    edit('content/de/docs/c.md', 'titel:', 'title:')

    edit('anchors.json', '"/docs/a"', '"/docs/lost": [],\n  "/docs/a"')
    const lost = await check()
    expect(lost.code).toBe(1)
    expect(lost.output).toMatch(/^anchors\.json:\d+:3 error The page "\/docs\/lost" .* \[page-gone\]/m)
    edit('site.config.ts', 'redirects: [', "redirects: [{ from: '/docs/lost', to: '/docs/b' }, ")
    expect((await check()).code).toBe(0)
    edit('anchors.json', '"/docs/a"', '"/docs/0.9/a": ["gone"],\n  "/docs/0.9/gone": [],\n  "/docs/a"')
    expect((await check()).output).toContain('page-gone')
    edit('site.config.ts', 'mainDoc:', "removed: ['0.9'], mainDoc:")
    expect((await check()).output).not.toMatch(/page-gone|anchor-gone/)

    writeFileSync(join(root, 'anchors.json'), '{ "/docs/a": ')
    expect((await check('--update-anchors')).output).toContain('anchors-invalid')
    expect(readFileSync(join(root, 'anchors.json'), 'utf8')).toBe('{ "/docs/a": ')
  }, 120_000)
})
