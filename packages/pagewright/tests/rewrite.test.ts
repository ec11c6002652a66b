import fs, { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copySite } from '../../../tests/copy-site.mjs'
import { skipTest } from '../../../tests/skip-test.ts'
import { type Run, runPagewright } from './run-pagewright.ts'
import { projectFolder } from './served-site.ts'
import { createFolder, differingFiles, editFile, lackOfLinks, readFolder } from './site-folder.ts'

const folder = createFolder()
const good = join(folder, 'good')
const root = join(folder, 'toy')

const pagewright = (...args: readonly string[]): Promise<Run> => runPagewright([...args, '--root', root], { cwd: folder })
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const edit = (file: string, [from, to]: readonly [string, string]): void => editFile(join(root, file), from, to)

/** The sources of the site: all files except the outputs and caches of commands. */
function sources(): Record<string, string> {
  return Object.fromEntries(Object.entries(readFolder(root)).filter(([file]) => !/^(\.cache|dist)\//.test(file)))
}

beforeAll(async () => {
  copySite(projectFolder('packages/pagewright/fixtures/toy'), root)
  expect(await pagewright('check', '--strict', '--accept', 'content', '--update-anchors')).toMatchObject({
    code: 0,
    stdout: 'no problems\n',
  })
  cpSync(root, good, { recursive: true, filter: (path) => basename(path) !== '.cache' })
}, 60_000)

beforeEach(() => {
  for (const name of ['content', 'anchors.json', 'site.config.ts', 'sidebars.ts']) {
    rmSync(join(root, name), { recursive: true, force: true })
    cpSync(join(good, name), join(root, name), { recursive: true })
  }
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('rename', () => {
  it('changes the id and all links to it in every language; the old id still works, and no translation becomes out of date', async () => {
    edit('content/fr/pages/about.md', [
      '{#who}\n',
      '{#who}\n\n[Suite](../docs/b.md#two), [ici](/docs/b#two), [là](/fr/docs/b?q=1#two), [non](../docs/a.md#two)\n',
    ])
    edit('site.config.ts', ["to: '/about'", "to: '/docs/b#two'"])
    const { code, stdout } = await pagewright('rename', '/docs/b#two', 'second')
    expect(stdout.replaceAll(root, '')).toMatchInlineSnapshot(`
      "change b.md#two to b.md#second at content/de/docs/a.md:7
      give the heading at content/de/docs/b.md:13 the id second, and keep two before it
      change b.md#two to b.md#second at content/fr/docs/a.md:7
      give the heading at content/fr/docs/b.md:13 the id second, and keep two before it
      change ../docs/b.md#two to ../docs/b.md#second at content/fr/pages/about.md:8
      change /docs/b#two to /docs/b#second at content/fr/pages/about.md:8
      change /fr/docs/b?q=1#two to /fr/docs/b?q=1#second at content/fr/pages/about.md:8
      change links, ids and redirects in site.config.ts
      add the new ids in anchors.json
      carry over what translations were made from in content/translations.json

      8 files changed.
      "
    `)
    expect(code).toBe(0)
    expect(read('content/fr/docs/b.md')).toContain('<span id="two"></span>\n\n## Deux {#second}\n')
    expect(read('content/fr/pages/about.md')).toContain(
      '[Suite](../docs/b.md#second), [ici](/docs/b#second), [là](/fr/docs/b?q=1#second), [non](../docs/a.md#two)',
    )
    expect(JSON.parse(read('anchors.json'))['/docs/b']).toEqual(['one', 'second', 'two'])
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
    expect((await pagewright('build')).code).toBe(0)
    const html = read('dist/fr/docs/b.html')
    expect(html).toMatch(/<span id="two"><\/span>.*\s*<h2 id="second">/)
    expect(html).not.toContain('class="behind"')
    expect(read('dist/docs/a.html')).toContain('href="/docs/b#second"')
  }, 60_000)

  it('leaves a translation out of date that was out of date before', async () => {
    edit('content/de/docs/b.md', ['Zurück', 'Heim'])
    expect((await pagewright('rename', 'content/fr/docs/b.md#two', 'second')).code).toBe(0)
    expect((await pagewright('check', '--strict')).stdout).toContain('b.md#second`\n\n1 note\n')
  }, 60_000)

  it('keeps the words behind an id that a link highlights', async () => {
    edit('content/fr/pages/about.md', ['{#who}\n', '{#who}\n\n[Mot](../docs/b.md#two:~:text=deux)\n'])
    expect(await pagewright('rename', '/docs/b#two', 'second')).toMatchObject({ code: 0 })
    expect(read('content/fr/pages/about.md')).toContain('[Mot](../docs/b.md#second:~:text=deux)')
  }, 60_000)

  it('goes back to an id that the heading had before', async () => {
    for (const [from, to] of [
      ['two', 'second'],
      ['second', 'third'],
      ['third', 'two'],
    ])
      expect(await pagewright('rename', `/docs/b#${from}`, to as string)).toMatchObject({ code: 0 })
    expect(read('content/fr/docs/b.md')).toContain('\n<span id="second"></span>\n\n<span id="third"></span>\n\n## Deux {#two}\n')
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
  }, 60_000)

  it.each([
    [
      'gives an id to a heading whose text has none',
      '## Extra words',
      '<span id="extra-words"></span>\n\n## Extra words {#other}',
      'extra-words',
    ],
    ['changes an id with dots', '## Name {#v1.0}', '<span id="v1.0"></span>\n\n## Name {#other}', 'v1.0'],
    ['keeps the kind of entry of a heading', '## Name {#old .function}', '<span id="old"></span>\n\n## Name {#other .function}', 'old'],
    [
      'keeps a distance from a table or a paragraph right above',
      '> | a |\n> | - |\n> | b |\n> ## Name {#old}',
      '> | a |\n> | - |\n> | b |\n>\n> <span id="old"></span>\n>\n> ## Name {#other}',
      'old',
    ],
    [
      'works in a quote and below other text',
      'Text.\n\n> ## Name {#old}',
      'Text.\n\n> <span id="old"></span>\n>\n> ## Name {#other}',
      'old',
    ],
    ['takes the place of the marks that close a heading', '## Name ##', '<span id="name"></span>\n\n## Name {#other}', 'name'],
    ['works for a heading that is underlined', 'Name {#old}\n---', '<span id="old"></span>\n\nName {#other}\n---', 'old'],
    [
      'keeps the ids of headings with the same words',
      '## Twice\n\n## Twice\n\n## Twice',
      '<span id="twice"></span>\n\n## Twice {#other}\n\n## Twice {#twice-1}\n\n## Twice {#twice-2}',
      'twice',
    ],
    ['works in a list', '- ## Name {#old}\n\n  Text.', '- <span id="old"></span>\n\n  ## Name {#other}\n\n  Text.', 'old'],
  ])(
    '%s',
    async (_title, before, after, id) => {
      for (const locale of ['de', 'fr']) edit(`content/${locale}/docs/c.md`, ['## ', `${before}\n\n## `])
      expect(await pagewright('rename', `/docs/c#${id}`, 'other')).toMatchObject({ code: 0 })
      for (const locale of ['de', 'fr']) expect(read(`content/${locale}/docs/c.md`)).toContain(`${after}\n`)
      expect(await pagewright('check', '--strict')).toMatchObject({ code: 0 })
    },
    60_000,
  )
})

it('A heading may get a Chinese id; ids of rows that begin with the old one follow, and other ids stay', async () => {
  const entry =
    '## `Http` {#http .function}\n\n| Name |\n| - |\n| `listen` |\n\n[L](#http-listen), [O](#http-other)\n\n### Other {#http-other}'
  for (const locale of ['de', 'fr']) edit(`content/${locale}/docs/c.md`, ['## ', `${entry}\n\n## `])
  edit('content/fr/docs/a.md', ['## ', '[L](c.md#http-listen)\n\n## '])
  expect(await pagewright('rename', '/docs/c#http', '服务器')).toMatchObject({ code: 0 })
  expect(read('content/fr/docs/c.md')).toContain('[L](#服务器-listen), [O](#http-other)')
  expect(read('content/fr/docs/a.md')).toContain('[L](c.md#服务器-listen)')
  expect(await pagewright('check', '--strict')).toMatchObject({ code: 0 })
}, 60_000)

it('Pages, ids and new paths may be given as a browser copies them', async () => {
  const [page, id] = ['/docs/%E6%9C%8D%E5%8A%A1', '%E4%BA%8C']
  expect(await pagewright('move', 'https://toy.example/docs/b?q=1', `https://toy.example${page}`)).toMatchObject({ code: 0 })
  expect(read('site.config.ts')).toContain("to: '/docs/服务'")
  expect(await pagewright('rename', `${page}#two`, '二')).toMatchObject({ code: 0 })
  expect(await pagewright('rename', `https://toy.example/fr${page}#${id}`, 'zwei')).toMatchObject({ code: 0 })
  expect(read('content/fr/docs/服务.md')).toContain('## Deux {#zwei}')
}, 60_000)

describe('move', () => {
  it('moves the page in every language with its pictures, and updates links, the sidebar, the record and addresses', async () => {
    edit('content/fr/pages/about.md', ['{#who}\n', '{#who}\n\n[A](../docs/b.md#one), [B](/fr/docs/b), [C](docs/b), [D](./docs/b/)\n'])
    edit('site.config.ts', ["to: '/about'", "to: '/docs/b#one'"])
    const { code, stdout } = await pagewright('move', '/docs/b', '/docs/extra/beta')
    expect(stdout).toMatchInlineSnapshot(`
      "move content/de/docs/b.md to content/de/docs/extra/beta.md
      move content/fr/docs/b.md to content/fr/docs/extra/beta.md
      move content/de/docs/dot.svg to content/de/docs/extra/dot.svg
      move content/fr/docs/dot.svg to content/fr/docs/extra/dot.svg
      change ./b.md to ./extra/beta.md at content/de/docs/a.md:7
      change b.md#two to extra/beta.md#two at content/de/docs/a.md:7
      change ./a.md#one to ../a.md#one at content/de/docs/b.md:19
      change ./b.md to ./extra/beta.md at content/fr/docs/a.md:7
      change b.md#two to extra/beta.md#two at content/fr/docs/a.md:7
      change ./a.md#one to ../a.md#one at content/fr/docs/b.md:19
      change ../docs/b.md#one to ../docs/extra/beta.md#one at content/fr/pages/about.md:8
      change /fr/docs/b to /fr/docs/extra/beta at content/fr/pages/about.md:8
      change docs/b to docs/extra/beta at content/fr/pages/about.md:8
      change ./docs/b/ to ./docs/extra/beta at content/fr/pages/about.md:8
      change links, ids and redirects in site.config.ts
      change links, ids and redirects in sidebars.ts
      add the new ids in anchors.json
      carry over what translations were made from in content/translations.json

      11 files changed.
      "
    `)
    expect(code).toBe(0)
    expect(read('content/fr/pages/about.md')).toContain(
      '[A](../docs/extra/beta.md#one), [B](/fr/docs/extra/beta), [C](docs/extra/beta), [D](./docs/extra/beta)',
    )
    expect(read('content/fr/docs/extra/beta.md')).toContain('[début](../a.md#one)')
    expect(read('site.config.ts')).toContain("{ from: '/docs/b', to: '/docs/extra/beta' }")
    expect(Object.keys(sources()).filter((file) => /\/docs\/(b\.md|dot\.svg)$/.test(file))).toEqual([])
    expect(JSON.parse(read('anchors.json'))).toMatchObject({ '/docs/b': ['one', 'two'], '/docs/extra/beta': ['one', 'two'] })
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
    expect((await pagewright('build')).code).toBe(0)
    expect(read('dist/_redirects')).toContain('/docs/b /docs/extra/beta 301')
    expect(read('dist/_redirects')).toContain('/fr/docs/b /fr/docs/extra/beta 301')
    expect(read('dist/fr/docs/extra/beta.html')).not.toContain('class="behind"')
  }, 60_000)

  it('restores every text when the page is moved back, and the redirect leads the other way', async () => {
    const before = sources()
    expect((await pagewright('move', 'content/fr/docs/b.md', 'content/fr/docs/extra/beta.md')).code).toBe(0)
    expect((await pagewright('move', '/fr/docs/extra/beta', '/docs/b')).code).toBe(0)
    expect(differingFiles(sources(), before)).toEqual(['anchors.json', 'site.config.ts'])
    expect(read('site.config.ts')).toContain(
      "redirects: [{ from: '/docs/old', to: '/docs/a' }, { from: '/docs/extra/beta', to: '/docs/b' }]",
    )
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
  }, 60_000)

  it('keeps the byte order mark and the line ends of a text', async () => {
    const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`
    for (const file of ['content/de/docs/a.md', 'content/fr/docs/a.md']) writeFileSync(join(root, file), windows(read(file)))
    const expected = read('content/fr/docs/a.md').replace('./b.md', './z.md').replace('b.md#two', 'z.md#two')
    expect((await pagewright('move', '/docs/b', '/docs/z')).code).toBe(0)
    expect(read('content/fr/docs/a.md')).toBe(expected)
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
    expect((await pagewright('rename', '/docs/a#one', 'first')).code).toBe(0)
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
  }, 60_000)

  it('changes upper and lower case alone, without a redirect', async () => {
    expect(await pagewright('move', '/docs/b', '/docs/B')).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('add no redirect from /docs/b to /docs/B'),
    })
    expect(Object.keys(sources()).filter((file) => /\/docs\/b\.md$/i.test(file))).toEqual(['content/de/docs/B.md', 'content/fr/docs/B.md'])
    expect(read('site.config.ts')).not.toContain("'/docs/b'")
    expect(await pagewright('check')).toMatchObject({ code: 0 })
  }, 60_000)

  it('works where the configuration imports a file from outside of the site', async () => {
    writeFileSync(join(folder, 'shared.ts'), "export const shared = '/docs/b'\n")
    edit('site.config.ts', ['import ', "import { shared } from '../shared.ts'\nvoid shared\nimport "])
    expect(await pagewright('move', '/docs/b', '/docs/z')).toMatchObject({ code: 0, stderr: '' })
    expect(readFileSync(join(folder, 'shared.ts'), 'utf8')).toContain("'/docs/b'")
    expect(readdirSync(folder).filter((name) => name.includes('change'))).toEqual([])
    expect(await pagewright('check')).toMatchObject({ code: 0 })
  }, 60_000)

  it('works where a text includes a file of a folder that begins with a dot, or of the output', async () => {
    for (const name of ['.ci', 'dist/parts']) {
      mkdirSync(join(root, name), { recursive: true })
      writeFileSync(join(root, name, 'a.json'), '[]')
    }
    edit('content/fr/pages/about.md', ['{#who}\n', '{#who}\n\n```json file=".ci/a.json"\n```\n\n```json file="dist/parts/a.json"\n```\n'])
    expect(await pagewright('move', '/docs/b', '/docs/z')).toMatchObject({ code: 0, stderr: '' })
    for (const name of ['.ci', 'dist']) rmSync(join(root, name), { recursive: true })
  }, 60_000)

  it('follows in the glossary, however it is written, and the check reports a page there that does not exist', async () => {
    const glossary = (page: string): string =>
      [`- de: eins\r\n  defined: "${page}"`, `- { de: zwei, defined: ${page} } # ${page}`, `- de: drei\n  defined: ${page}`].join('\n')
    writeFileSync(join(root, 'content/glossary.yaml'), glossary('docs/b.md'))
    expect(await pagewright('move', '/docs/b', '/docs/z')).toMatchObject({ code: 0 })
    expect(read('content/glossary.yaml')).toBe(glossary('docs/z.md').replace('# docs/z.md', '# docs/b.md'))
    writeFileSync(join(root, 'content/glossary.yaml'), glossary('docs/nope.md'))
    expect((await pagewright('check')).stdout).toContain('content/glossary.yaml:2:12 warning There is no page "docs/nope.md"')
  }, 60_000)

  it('follows in links to the Markdown of the page', async () => {
    edit('content/fr/pages/about.md', ['{#who}\n', '{#who}\n\n[A](/docs/b.md#one)\n'])
    expect((await pagewright('move', '/docs/b', '/docs/new')).code).toBe(0)
    expect(read('content/fr/pages/about.md')).toContain('[A](/docs/new.md#one)')
  }, 60_000)

  it('moves posts and pages', async () => {
    expect((await pagewright('move', '/blog/p', '/blog/newest')).code).toBe(0)
    expect((await pagewright('move', '/about', '/us/about')).code).toBe(0)
    expect(read('content/de/blog/2025-01-01-newest.md')).toContain('./2024-01-01-januar.md')
    expect(read('content/fr/pages/index.md')).toContain('(/us/about#who)')
    expect(await pagewright('check', '--strict')).toMatchObject({ code: 0, stdout: 'no problems\n' })
  }, 60_000)
})

describe('a command that cannot be carried out changes nothing', () => {
  it.each([
    [['rename', '/docs/b#too', 'x'], 2, '"content/de/docs/b.md" has no heading with the id "too". Did you mean "two"?'],
    [['rename', '/docs/b#two', 'one'], 2, 'content/de/docs/b.md has the id "one" already'],
    [['rename', '/docs/b#two', 'a b'], 2, '"a b" cannot be an id'],
    [['rename', '/docs/b', 'x'], 2, '"/docs/b" names no heading'],
    [['move', '/docs/bb', '/docs/x'], 2, 'There is no page "/docs/bb". Did you mean "/docs/b"?'],
    [['move', 'content/de/docs', '/docs/x'], 2, '"content/de/docs" is a folder. Move its pages one by one'],
    [['move', '/docs/b', '/docs/a'], 2, 'There is a file content/de/docs/a.md already'],
    [['move', '/docs/b', '/docs/extra'], 2, 'There is a page at "/docs/extra" already'],
    [['move', '/blog/p', 'content/de/blog/x.md'], 2, 'cannot be its path. The post has no date. Add `date: 2021-08-05`'],
    [
      ['move', '/docs/b', '/blog/b'],
      2,
      'A doc can only move to an address below "/docs/", such as "/docs/new-name", and "/blog/b" is not one',
    ],
    [['move', '/docs/b', '/docs/../x'], 2, 'cannot be its path'],
    [['move', '/docs/b', '/docs/b/index'], 2, 'The page is at "/docs/b" already. To move only its file, name the file'],
    [['move', '/docs/tags/code', '/docs/x'], 2, '"/docs/tags/code" is a page that the generator makes'],
    [['move', '/', '/x'], 2, 'The home page cannot move'],
    [['move', '/docs/b', '/docs/1.0/zz'], 1, 'path below the docs, "1.0/zz", begins with the name of a version'],
    [['move', '/docs/1.0/a', '/docs/x'], 2, 'which stays as it was cut'],
    [['move', '/docs/b', '/docs/x', '--dry-run'], 0, '8 files would change.'],
    [['move', 'docs/b', 'docs/x/', '--dry-run'], 0, '8 files would change.'],
    [['move', '/fr/docs/b', '/fr/docs/x', '--dry-run'], 0, '8 files would change.'],
  ])(
    '%j',
    async (args, code, message) => {
      const before = sources()
      const run = await pagewright(...args)
      expect(run.stdout + run.stderr).toContain(message)
      expect(run.code).toBe(code)
      expect(differingFiles(sources(), before)).toEqual([])
    },
    60_000,
  )

  it.each([
    [
      'a link that cannot be replaced',
      'content/de/pages/about.md',
      'Spielzeug.',
      'Spielzeug, [b](../docs/b&#46;md).',
      'content/de/pages/about.md:8:16 error The link "../docs/b.md" is written in a way',
    ],
    [
      'redirects that are not written as a list',
      'site.config.ts',
      'redirects: [',
      "redirects: ['x'].map(() => ({ from: '/docs/o', to: '/docs/a' })) ?? [",
      'this file does not write `redirects` as a list',
    ],
    [
      'a sidebar that is computed',
      'sidebars.ts',
      "'b', 'c'",
      "...'b,c'.split(',')",
      'In the configuration only plain strings are followed',
    ],
    ['an error of the site', 'content/de/docs/a.md', './b.md', '/docs/nowhere', 'The site has errors, so links cannot be followed.'],
  ])(
    'because of %s',
    async (_title, file, from, to, message) => {
      edit(file, [from, to])
      const before = sources()
      const run = await pagewright('move', '/docs/b', '/docs/x')
      expect(run.stderr).toContain(message)
      expect(run.stderr).toContain('Nothing was changed.')
      expect(run.code).toBe(1)
      expect(differingFiles(sources(), before)).toEqual([])
    },
    60_000,
  )
})

it('A text behind a symbolic link is changed where it lies, and only when the change is made', async (context) => {
  skipTest(context, lackOfLinks)
  mkdirSync(join(root, 'shared'))
  for (const name of ['one', 'two']) writeFileSync(join(root, `shared/${name}.md`), '---\ntitle: S\n---\n\n[B](/docs/b#two)\n')
  symlinkSync('../../../shared', join(root, 'content/de/docs/folder'))
  symlinkSync('../../../shared/two.md', join(root, 'content/de/docs/file.md'))
  const before = read('shared/one.md')
  expect((await pagewright('rename', '/docs/b#two', 'second', '--dry-run')).stdout).toContain('9 files would change.')
  expect(read('shared/one.md')).toBe(before)
  expect(await pagewright('rename', '/docs/b#two', 'second')).toMatchObject({ code: 0, stderr: '' })
  for (const name of ['one', 'two']) expect(read(`shared/${name}.md`)).toContain('(/docs/b#second)')
  expect(lstatSync(join(root, 'content/de/docs/file.md')).isSymbolicLink()).toBe(true)
  rmSync(join(root, 'shared'), { recursive: true })
}, 60_000)

it('A heading is renamed also where the file system has no links', async () => {
  const { symlinkSync: link } = fs
  let tries = 0
  fs.symlinkSync = () => {
    tries++
    throw Object.assign(new Error('ENOTSUP: operation not supported, symlink'), { code: 'ENOTSUP' })
  }
  syncBuiltinESMExports()
  try {
    expect(await pagewright('rename', '/docs/b#two', 'second')).toMatchObject({ code: 0, stderr: '' })
  } finally {
    fs.symlinkSync = link
    syncBuiltinESMExports()
  }
  expect(tries).toBe(1)
  expect(read('content/de/docs/b.md')).toContain('{#second}')
}, 60_000)

it('A translation whose file is an index, other than its original, moves along', async () => {
  mkdirSync(join(root, 'content/fr/docs/c'))
  renameSync(join(root, 'content/fr/docs/c.md'), join(root, 'content/fr/docs/c/index.md'))
  expect(await pagewright('move', '/docs/c', '/docs/x/y')).toMatchObject({ code: 0, stderr: '' })
  expect(read('content/fr/docs/x/y.md')).toContain('## Un {#one}')
}, 60_000)

it('A page whose address is the slug in its front matter does not move by its address, but its file does', async () => {
  for (const locale of ['de', 'fr']) edit(`content/${locale}/docs/c.md`, ['title:', 'slug: deep/c\ntitle:'])
  edit('anchors.json', ['"/docs/c"', '"/docs/deep/c"'])
  expect(await pagewright('move', '/docs/deep/c', '/docs/x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('The address of the page is the `slug` in its front matter'),
  })
  expect(await pagewright('move', '/docs/deep/c', 'content/de/docs/x.md')).toMatchObject({ code: 0 })
  expect(await pagewright('check')).toMatchObject({ code: 0 })
}, 60_000)

describe('the site of this repository', () => {
  const site = join(folder, 'site')
  const run = (...args: readonly string[]): Promise<Run> => runPagewright([...args, '--root', site], { cwd: folder })

  it('has no problems after a page with many links was moved and a heading was renamed', async () => {
    copySite(projectFolder('site'), site)
    symlinkSync(join(dirname(projectFolder('site')), 'node_modules'), join(folder, 'node_modules'), 'junction')
    expect(await run('move', '/docs/guide/http-server/cors', '/docs/guide/cors')).toMatchObject({ code: 0, stderr: '' })
    const [id = ''] = JSON.parse(readFileSync(join(site, 'anchors.json'), 'utf8'))['/docs/guide/cors'] as string[]
    expect(await run('rename', `/docs/guide/cors#${id}`, 'renamed')).toMatchObject({ code: 0, stderr: '' })
    expect(readFileSync(join(site, 'site.config.ts'), 'utf8')).toContain(
      "redirects: [{ from: '/docs/guide/http-server/cors', to: '/docs/guide/cors' }]",
    )
    // Notes do not fail it, such as that a translation is behind.
    expect(await run('check', '--strict')).toMatchObject({ code: 0 })
  }, 240_000)
})
