import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runPagewright } from './run-pagewright.ts'
import { createSite, readFolder, toySite } from './site-folder.ts'

const site = createSite(toySite)

afterAll(() => rmSync(dirname(site), { recursive: true, force: true }))

async function pagewright(args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const { code, stdout, stderr } = await runPagewright(args, { cwd: site })
  return { code, output: stdout + stderr }
}

const read = (file: string): string => readFileSync(join(site, file), 'utf8')

function setLatest(name: string): void {
  writeFileSync(join(site, 'site.config.ts'), read('site.config.ts').replace('mainDoc:', `latest: '${name}', mainDoc:`))
}

describe('pagewright version', () => {
  it('copies the docs of every locale to a version that the next build publishes', async () => {
    appendFileSync(join(site, 'content/de/docs/b.md'), '\n[Ein Beitrag](../blog/2025-01-01-p.md)\n')
    mkdirSync(join(site, 'content/de/docs/_drafts'))
    writeFileSync(join(site, 'content/de/docs/_drafts/later.md'), 'Not yet')
    const cut = await pagewright(['version', '2.0'])
    expect(cut.output).toContain("`docs: { latest: '2.0' }`")
    expect(cut.code).toBe(0)
    expect(existsSync(join(site, 'content/de/docs-2.0/_drafts'))).toBe(false)
    expect(read('content/de/docs-2.0/a.md')).toBe(read('content/de/docs/a.md'))
    expect((JSON.parse(read('versions.json')) as { name: string }[]).map(({ name }) => name)).toEqual(['2.0', '1.0'])
    const built = await pagewright(['build'])
    expect(built.output).not.toMatch(/error|warning/)
    expect(built.code).toBe(0)
    expect(read('dist/docs/2.0/a.html')).toContain('2.0')
    expect(existsSync(join(site, 'dist/fr/docs/2.0/a.html'))).toBe(true)
  })

  it('does not change where links lead that lead out of the docs', async () => {
    expect(read('dist/docs/2.0/b.html')).toContain('href="/blog/p"')
  })

  it('makes a version that can be shown at /docs, with the docs folder at /docs/next', async () => {
    setLatest('2.0')
    writeFileSync(join(site, 'content/de/docs/c.md'), read('content/de/docs/c.md').replace(/^title: .*/m, 'title: Ganz neu'))
    expect((await pagewright(['build'])).output).not.toMatch(/error|warning/)
    expect(read('dist/docs/c.html')).not.toContain('Ganz neu')
    expect(read('dist/docs/next/c.html')).toContain('Ganz neu')
    expect(read('dist/docs/next/c.html')).toContain('<link data-page rel="canonical" href="https://toy.example/docs/c">')
    expect(read('dist/fr/docs/1.0/a.html')).toContain('href="https://toy.example/fr/docs/a"')
  })

  it('then tells who moves or renames a page of it where the docs folder has that page', async () => {
    const { code, output } = await pagewright(['rename', '/docs/a#one', 'first'])
    expect(output).toContain('"/docs/a" is a page of a version, which stays as it was cut. The docs folder has it at "/docs/next/a"')
    expect(code).toBe(2)
  })

  it('then redirects the earlier addresses', async () => {
    expect(read('dist/docs/2.0/c.html')).toContain('url=/docs/c"')
    expect(read('dist/_redirects')).toContain('/fr/docs/2.0/c /fr/docs/c 302\n')
  })

  it('then shows only the latest version to search engines, in the search and to language models', async () => {
    expect(read('dist/sitemap.xml')).toContain('<loc>https://toy.example/docs/c</loc>')
    expect(read('dist/sitemap.xml')).not.toMatch(/docs\/(next|2\.0|1\.0)/)
    expect(read('dist/llms.txt')).toContain('https://toy.example/docs/c.md')
    expect(read('dist/llms.txt')).not.toContain('docs/next')
    expect(read('dist/llms-full.txt')).not.toContain('Ganz neu')
    const assets = Object.entries(readFolder(join(site, 'dist/assets')))
    const index = assets.flatMap(([file, text]) => (file.startsWith('search-') ? [text] : []))
    expect(index.some((text) => text.includes('"/docs/c"'))).toBe(true)
    expect(index.filter((text) => /Ganz neu|docs\/next/.test(text))).toEqual([])
  })

  it('copies the record of the texts that the translations were made from', async () => {
    const old = { 'fr/docs/b.md': { two: '0'.repeat(16) }, 'fr/pages/about.md': { '': '0'.repeat(16) } }
    writeFileSync(join(site, 'content/translations.json'), JSON.stringify(old))
    expect((await pagewright(['version', '3.0'])).code).toBe(0)
    const { output, code } = await pagewright(['check', '--strict'])
    expect(output.match(/^content\S+ note(?!.*translation-unrecorded)/gm)).toEqual([
      'content/fr/docs-3.0/b.md:13:1 note',
      'content/fr/docs/b.md:13:1 note',
      'content/fr/pages/about.md:1:1 note',
    ])
    expect(code).toBe(0)
  })

  it('refuses docs that have errors, which the copy would keep', async () => {
    const text = read('content/de/docs/a.md')
    writeFileSync(join(site, 'content/de/docs/a.md'), `${text}\n[Nirgends](/nirgends)\n`)
    const { code, output } = await pagewright(['version', '4.0'])
    writeFileSync(join(site, 'content/de/docs/a.md'), text)
    expect(output).toContain('[broken-link]')
    expect(output).toContain('The site has errors. Mend them first: those of the docs would stay in the version. Nothing was changed.')
    expect(code).toBe(1)
    expect(existsSync(join(site, 'content/de/docs-4.0'))).toBe(false)
  })

  it('refuses a name that exists already, and one that cannot be a path', async () => {
    for (const [name, message] of [
      ['2.0', 'There is a version "2.0" already'],
      ['Next', 'The name "Next" is reserved, because the docs folder is published at /docs/next'],
      ['current', 'The name "current" is reserved, because that is what the configuration calls the docs folder'],
      ['tags', 'The name "tags" is reserved, because /docs/tags is the page of the tags'],
    ] as const) {
      const taken = await pagewright(['version', name])
      expect(taken.output).toContain(message)
      expect(taken.code).toBe(1)
    }
    for (const name of ['../x', 'a.md', 'b.html', 'a.JSON']) expect((await pagewright(['version', name])).code).toBe(2)
    expect((await pagewright(['version'])).code).toBe(2)
  })

  it('refuses the name of a page or a folder of the docs', async () => {
    for (const [name, file] of [
      ['A', 'a.md'],
      ['extra', 'extra'],
    ] as const) {
      const { code, output } = await pagewright(['version', name])
      expect(output).toContain(`The docs have the file or folder "${file}", whose addresses would begin like those of the version`)
      expect(code).toBe(1)
      expect(existsSync(join(site, `content/de/docs-${name}`))).toBe(false)
    }
  })

  it('is accepted as the latest version in the configuration only if the version exists', async () => {
    setLatest('9.9')
    const { output, code } = await pagewright(['check'])
    expect(output).toContain('`docs.latest` names the version "9.9", which does not exist')
    expect(output).toContain("Write one of 'current', '3.0', '2.0', '1.0', or cut the version: pagewright version 9.9")
    expect(code).toBe(1)
  })
})
