import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copySite } from '../../../tests/copy-site.mjs'
import { build } from '../src/build.ts'
import { silentLogger } from '../src/report/logger.ts'
import { createSite, differingFiles, readFolder, toySite } from './site-folder.ts'

let root = ''

beforeAll(() => {
  root = createSite(toySite)
})
beforeEach(() => void copySite(toySite, root))
afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

/** Builds the site and returns its files. */
async function buildSite({ out = 'dist', fresh = false } = {}): Promise<Record<string, string>> {
  const problems = createProblemList()
  await build({ root, out: join(root, out), base: undefined, fresh, problems, log: silentLogger })
  expect(problems.all()).toEqual([])
  return readFolder(join(root, out))
}

function edit(file: string, change: (text: string) => string): void {
  const text = readFileSync(join(root, file), 'utf8')
  expect(change(text)).not.toBe(text)
  writeFileSync(join(root, file), change(text))
}

const textOf = (files: Readonly<Record<string, string>>, name: RegExp): string =>
  Object.entries(files)
    .flatMap(([file, text]) => (name.test(file) ? [Buffer.from(text, 'latin1').toString()] : []))
    .join('\n')

describe('Components in texts', () => {
  it('are in the document with their options, and stand around their text', async () => {
    const files = await buildSite()
    const html = textOf(files, /^islands\.html$/)
    expect(html).toContain('data-options="{&quot;start&quot;:3,&quot;label&quot;:&quot;Klicks&quot;}"><p>')
    expect(html).toMatch(/<section>.*<div data-island-text=""><h2 id="inside">.*<div data-island="counter".*<\/section>/s)
    const data = JSON.parse(textOf(files, /^_pages\/islands\.json$/))
    expect(html).toContain(data.page.article.html)
  })

  it('are found by search, and stand for themselves in Markdown and in feeds', async () => {
    edit('content/de/blog/2024-01-01-januar.md', (text) => `${text}\n::counter{start="77" label="Klicks"}\n`)
    const files = await buildSite()
    expect(textOf(files, /^assets\/search-/)).toMatch(/Klicks: 3.*Schublade.*In der Schublade.*Schafe: 0/s)
    expect(textOf(files, /^islands\.md$/)).toMatch(/\[counter: start=3, label=Klicks\]\(https:\/\/toy\.example\/islands\)\n\n## In der/)
    expect(textOf(files, /^blog\/feed\.json$/)).toContain('Klicks')
  })

  it('are rendered again after an edit of their code, and nothing else is left of the build before', async () => {
    await buildSite()
    edit('theme/islands/Counter.tsx', (text) => text.replace('{label}:', '{label} so far:'))
    const warm = await buildSite()
    expect(warm['islands.html']).toContain(' so far')
    expect(textOf(warm, /^assets\/search-/)).toContain('Klicks so far: 3')
    expect(differingFiles(warm, await buildSite({ out: 'cold', fresh: true }))).toEqual([])
  })

  it('cost other pages not a byte', async () => {
    const lengths = (files: Readonly<Record<string, string>>): Record<string, number> =>
      Object.fromEntries(
        ['about.html', '_pages/about.json', 'docs/a.html', '_pages/docs/a.json'].map((file) => [file, files[file]?.length ?? 0]),
      )
    const having = lengths(await buildSite())
    edit('content/de/pages/islands.md', (text) => text.replace(/^:.*$/gm, ''))
    edit('site.config.ts', (text) => text.replace('  islands,\n', ''))
    edit('theme/index.ts', (text) => text.replace(/ {2}islands: .*\n/, ''))
    expect(lengths(await buildSite())).toEqual(having)
  })

  it('that stand in the theme itself, instead of in a module that it imports, are reported with what to write', async () => {
    edit('theme/index.ts', (text) =>
      text.replace("() => import('./islands/index.ts')", "{ counter: () => import('./islands/Counter.tsx') }"),
    )
    const problems = createProblemList()
    await build({ root, out: join(root, 'dist'), base: undefined, fresh: false, problems, log: silentLogger })
    const message = "`islands` is no function that imports a module: write `() => import('./File.tsx')`"
    expect(problems.all()).toMatchObject([{ file: 'theme/index.ts', message, hint: null }])
  })

  it('share code with each other that the runtime does not load', async () => {
    writeFileSync(join(root, 'theme/islands/shared.ts'), "export const shared = () => 'shared by two'\n")
    for (const name of ['Counter', 'Drawer'])
      edit(
        `theme/islands/${name}.tsx`,
        (text) => `import { shared } from './shared.ts'\n${text.replace('type="button"', 'type="button" title={shared()}')}`,
      )
    await buildSite()
    const having = readdirSync(join(root, 'dist/assets')).filter((file) =>
      readFileSync(join(root, 'dist/assets', file), 'utf8').includes('shared by two'),
    )
    expect(having).toEqual([expect.stringMatching(/^shared-/)])
  })
})
