import {
  appendFileSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { renameBundles } from '../../../tests/copy-site.mjs'
import { build } from '../src/build.ts'
import { silentLogger } from '../src/report/logger.ts'
import { finished, runPagewright, startPagewright } from './run-pagewright.ts'
import { createFolder, createSite, differingFiles, fixtures, readFolder } from './site-folder.ts'

let warm = ''
let cold = ''
let number = 0

beforeAll(async () => {
  warm = createSite()
  cold = createFolder()
  await buildSite(warm)
})

afterAll(() => {
  rmSync(dirname(warm), { recursive: true, force: true })
  rmSync(cold, { recursive: true, force: true })
})

/** Builds as the command line does, in this process, which also shows that a build leaves no state behind for the next one. */
async function buildSite(root: string): Promise<void> {
  const problems = createProblemList()
  const written = await build({ root, out: join(root, 'dist'), base: undefined, fresh: false, problems, log: silentLogger })
  expect(problems.all()).toEqual([])
  expect(written).not.toBeNull()
}

/**
 * The output of a first build of the same sources, in a folder with another name. Where `isBundled`, it takes the bundles of the theme
 * from the cache: they do not depend on texts, and making them takes most of the time.
 */
async function buildCold({ isBundled = false } = {}): Promise<Record<string, string>> {
  const root = join(cold, `site-${++number}`)
  const isBundle = (path: string): boolean => /^\.cache(?:[/\\]pagewright(?:[/\\][\w-]+(?:[/\\](?:bundle|server)-\w+\.\w+)?)?)?$/.test(path)
  cpSync(warm, root, {
    recursive: true,
    filter: (path) => {
      const name = path.slice(path.indexOf(warm) + warm.length + 1)
      return /^(?:\.cache|dist)(?:[/\\]|$)/.test(name) ? isBundled && isBundle(name) : true
    },
  })
  if (isBundled) renameBundles(join(root, '.cache'), { from: warm, to: root })
  await buildSite(root)
  const output = readFolder(join(root, 'dist'))
  rmSync(root, { recursive: true })
  return output
}

/** Builds the changed site and expects the same output as from a first build, including the record of the build. */
async function expectWarmIsCold({ changes = true, isBundled = false } = {}): Promise<void> {
  const before = readFolder(join(warm, 'dist'))
  await buildSite(warm)
  const after = readFolder(join(warm, 'dist'))
  expect(differingFiles(after, await buildCold({ isBundled }))).toEqual([])
  expect(Object.keys(after)).toContain('.pagewright.json')
  expect(differingFiles(after, before).length > 0).toBe(changes)
}

/** An edit that changes the output, for each kind of file. */
const edits: Readonly<Record<string, (text: string) => string>> = {
  '.md': (text) => `${text.replace(/^title: (.*)$/m, 'title: $1 (edited)')}\nAnother paragraph.\n`,
  '.ts': (text) =>
    text.replace("'Base'", "'Edited'").replace("'Manual'", "'Handbook'").replace("'Tip'", "'Hint'").replace("'world'", "'everybody'"),
  '.tsx': (text) =>
    text
      .replace('<main id="_main">', '<main id="_main" tabIndex={-1}>')
      .replace('<h1>', '<h1 id="_title">')
      .replace(
        /^export \{ theme as default \} from (.*)/,
        'import { theme } from $1\nexport default { ...theme, failed: () => <p>Failed</p> }',
      ),
  '.css': (text) => text.replace('70ch', '72ch'),
  '.svg': (text) => text.replace('</svg>', '<path d="M0 0h1" /></svg>'),
  '.txt': (text) => `${text}Disallow:\n`,
}

const files = readdirSync(join(fixtures, 'base'), { recursive: true, withFileTypes: true, encoding: 'utf8' })
  .filter((entry) => entry.isFile() && entry.name !== 'package.json')
  .map((entry) => join(entry.parentPath, entry.name).slice(join(fixtures, 'base').length + 1))
  .filter((file) => !file.startsWith('.cache'))
  .sort()

describe('a build with a cache gives the same output as a first build', () => {
  for (const file of files) {
    it(`when ${file} was edited`, async () => {
      const path = join(warm, file)
      if (file.endsWith('.png')) appendFileSync(path, 'a changed picture')
      else {
        const text = readFileSync(path, 'utf8')
        const edited = edits[extname(file)]?.(text) ?? text
        expect(edited).not.toBe(text)
        writeFileSync(path, edited)
      }
      await expectWarmIsCold({ isBundled: /^(?:content|public|samples)[/\\]/.test(file) })
    })
  }

  it('when nothing was edited', () => expectWarmIsCold({ changes: false }))

  it('when a page, a translation, a picture and a post were added', async () => {
    writeFileSync(join(warm, 'content/en/pages/about.md'), '---\ntitle: About\n---\n\n![A dot](dot.png)\n')
    copyFileSync(join(fixtures, 'base/content/en/docs/guide/dot.png'), join(warm, 'content/en/pages/dot.png'))
    mkdirSync(join(warm, 'content/zh-cn/blog'))
    writeFileSync(join(warm, 'content/zh-cn/blog/2021-01-05-hello.md'), '---\ntitle: 你好\n---\n\n第一篇。\n')
    writeFileSync(join(warm, 'content/en/blog/2021-02-01-more.md'), '---\ntitle: More\ntags: [news]\n---\n\nThe second post.\n')
    await expectWarmIsCold({ isBundled: true })
  })

  it('when they were moved, and deleted again', async () => {
    renameSync(join(warm, 'content/en/pages/about.md'), join(warm, 'content/en/pages/contact.md'))
    await expectWarmIsCold({ isBundled: true })
    for (const file of [
      'content/en/pages/contact.md',
      'content/en/pages/dot.png',
      'content/zh-cn/blog',
      'content/en/blog/2021-02-01-more.md',
    ])
      rmSync(join(warm, file), { recursive: true })
    await expectWarmIsCold({ isBundled: true })
    expect(existsSync(join(warm, 'dist/about.html')) || existsSync(join(warm, 'dist/blog/more.html'))).toBe(false)
  })

  it('when an entry that signatures on other pages lead to was renamed, deleted and documented again', async () => {
    const [start, guide] = ['start.md', 'guide/index.md'].map((name) => join(warm, 'content/en/docs', name)) as [string, string]
    const [startText, guideText] = [start, guide].map((path) => readFileSync(path, 'utf8')) as [string, string]
    writeFileSync(start, `${startText}\n\`\`\`ts signature\ntype User = Pipe\n\`\`\`\n`)
    for (const id of ['pipe', 'the-pipe', null, 'pipe']) {
      writeFileSync(guide, id === null ? guideText : `${guideText}\n## \`Pipe\` {#${id} .type}\n`)
      await expectWarmIsCold({ isBundled: true })
      const href = /<a href="([^"]*)">Pipe<\/a>/.exec(readFileSync(join(warm, 'dist/docs/start.html'), 'utf8'))?.[1]
      expect(href).toBe(id === null ? undefined : `/docs/guide#${id}`)
    }
    writeFileSync(start, startText)
    writeFileSync(guide, guideText)
    await expectWarmIsCold({ isBundled: true })
  })

  it('when the part of the configuration that texts or bundles depend on was edited', async () => {
    const [config, page] = ['site.config.ts', 'content/en/docs/start.md'].map((name) => join(warm, name)) as [string, string]
    const [configText, pageText] = [config, page].map((path) => readFileSync(path, 'utf8')) as [string, string]
    const uses = ':value[line]\n\n::install{packages="x"}\n\n```ts file=samples/hello.ts\n```\n'
    writeFileSync(page, `${pageText}\n${uses}`)
    const shown = (): string => readFileSync(join(warm, 'dist/docs/start.html'), 'utf8')
    for (const [from, to, expected] of [
      ['  navbar:', "  values: { line: 'first-line' },\n  navbar:", 'first-line'],
      ['first-line', 'second-line', 'second-line'],
      ['  navbar:', "  packageManagers: [{ name: 'own', add: 'own get', addDev: 'own get -D' }],\n  navbar:", ' get x<'],
      ['en: messages, ', "en: { ...messages, 'code.copy': 'Take' }, ", '>Take<'],
      ["'zh-cn': messages", "'zh-cn': { ...messages, 'code.try': 'Try' }", '>Take<'],
      ["'code.copy'", "'code.try': 'Go', 'code.copy'", '>Take<'],
      ['  navbar:', "  comments: { en: { 'A greeting': 'Another greeting' } },\n  navbar:", 'Another greeting'],
      ['  navbar:', "  programs: { 'samples/hello.ts': '/docs/start' },\n  navbar:", '>Go<'],
      ['  navbar:', "  announcement: { id: 'news-one', text: 'News' }, analytics: { type: 'gtag', id: 'G-1' },\n  navbar:", 'news-one'],
      ['  navbar:', "  base: '/mounted/',\n  navbar:", '"/mounted/assets/'],
      ["lang: 'en'", "lang: 'en-GB'", 'lang="en-GB"'],
    ] as const) {
      const text = readFileSync(config, 'utf8')
      expect(text).toContain(from)
      writeFileSync(config, text.replace(from, to))
      await expectWarmIsCold({ isBundled: !/announcement|base/.test(to) })
      expect(shown().includes(expected), expected).toBe(true)
    }
    writeFileSync(config, configText)
    writeFileSync(page, pageText)
    await buildSite(warm)
  })

  it('when another part of the configuration was edited, and without compiling or bundling anything again', async () => {
    const config = join(warm, 'site.config.ts')
    const text = readFileSync(config, 'utf8')
    const made = (): string[] => Object.keys(readFolder(join(warm, '.cache'))).filter((path) => /(?:bundle-|content|body)/.test(path))
    const timesOf = (): number[] => made().map((path) => statSync(join(warm, '.cache', path)).mtimeMs)
    const before = timesOf()
    writeFileSync(config, text.replace("label: 'Docs'", "label: 'Manuals'").replace("title: 'Base'", "title: 'Ground'"))
    await expectWarmIsCold({ isBundled: true })
    expect(timesOf()).toEqual(before)
    expect(before.length).toBeGreaterThan(2)
    writeFileSync(config, text)
    await buildSite(warm)
  })

  it('when the output was damaged', async () => {
    const good = readFolder(join(warm, 'dist'))
    rmSync(join(warm, 'dist/index.html'))
    writeFileSync(join(warm, 'dist/404.html'), 'cut off')
    writeFileSync(join(warm, 'dist/stray.txt'), 'of nobody')
    await buildSite(warm)
    expect(differingFiles(readFolder(join(warm, 'dist')), good)).toEqual([])
    writeFileSync(join(warm, 'dist/.pagewright.json'), '{"index.html": [')
    await buildSite(warm)
    expect(differingFiles(readFolder(join(warm, 'dist')), good)).toEqual([])
  })

  it('when the cache was damaged', async () => {
    const good = readFolder(join(warm, 'dist'))
    const cache = join(warm, '.cache')
    for (const path of Object.keys(readFolder(cache)).filter((_, index) => index % 3 === 0))
      writeFileSync(join(cache, path), path.endsWith('.mjs') ? readFileSync(join(cache, path)) : '{"broken":')
    rmSync(join(warm, 'dist'), { recursive: true })
    expect(await runPagewright(['build'], { cwd: warm })).toMatchObject({ code: 0, stderr: '' })
    expect(differingFiles(readFolder(join(warm, 'dist')), good)).toEqual([])
  })

  for (const [what, options, change] of [
    ['was written by another version', [], (record: string) => record.replace(/"fingerprint":"[^"]*"/, '"fingerprint":"older"')],
    ['must not be reused', ['--no-cache'], (record: string) => record],
  ] as const) {
    it(`when the output ${what}`, async () => {
      const good = readFolder(join(warm, 'dist'))
      const at = (file: string): string => join(warm, 'dist', file)
      const page = readFileSync(at('index.html'), 'utf8')
      writeFileSync(at('index.html'), `?${page.slice(1)}`)
      writeFileSync(at('.pagewright.json'), change(readFileSync(at('.pagewright.json'), 'utf8')))
      expect(await runPagewright(['build', ...options], { cwd: warm })).toMatchObject({ code: 0, stderr: '' })
      expect(differingFiles(readFolder(join(warm, 'dist')), good)).toEqual([])
    })
  }

  it('when it is run in another process with another environment', async () => {
    rmSync(join(warm, 'dist'), { recursive: true })
    const child = startPagewright(['build', '--no-cache'], { cwd: warm, env: { NODE_ENV: 'development' } })
    expect(await finished(child)).toMatchObject({ code: 0, stderr: '' })
    expect(differingFiles(readFolder(join(warm, 'dist')), await buildCold())).toEqual([])
  })
})
