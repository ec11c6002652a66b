import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skipTest } from '../../../tests/skip-test.ts'
import { brokenSites } from './broken-sites.ts'
import { finished, runPagewright, startPagewright } from './run-pagewright.ts'
import { createSite, differingFiles, fixtures, readFolder, resetSite } from './site-folder.ts'

/** Fixtures of the other tests in this file: sites that can be built, or whose report contains messages of the bundler. */
const others = [
  'base',
  'bom-and-crlf',
  'broken-markdown-link',
  'theme-syntax',
  'theme-missing-import',
  'theme-missing-package',
  'theme-no-export',
  'theme-css',
  'theme-css-value',
]

let root = ''
let good: Record<string, string> = {}

beforeAll(async () => {
  root = createSite()
  const built = await runPagewright(['build'], { cwd: root })
  expect(built.stderr).toBe('')
  good = readFolder(join(root, 'dist'))
})

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

/** The report of a run, with `<root>` in place of the site's folder, and slashes behind it on every system. */
function reportOf(text: string): string {
  return text.replaceAll(root, '<root>').replace(/<root>[^' \n]*/g, (path) => path.replaceAll('\\', '/'))
}

describe('a broken site', () => {
  it('is tested for each of the fixtures', () => {
    expect(readdirSync(fixtures).sort()).toEqual([...brokenSites.map(({ name }) => name), ...others].sort())
  })

  for (const { name, title, prepare, lack } of brokenSites) {
    it(`${title}; the output of the last successful build stays`, async (context) => {
      skipTest(context, lack?.(root))
      resetSite(root, name)
      prepare?.(root)
      const { code, stdout, stderr } = await runPagewright(['build', '--all'], { cwd: root })
      await expect(reportOf(stderr)).toMatchFileSnapshot(join(fixtures, name, 'expected.txt'))
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(differingFiles(readFolder(join(root, 'dist')), good)).toEqual([])
      expect(readdirSync(root).filter((entry) => entry.includes('staging'))).toEqual([])
    })
  }
})

describe('problems', () => {
  it('are reported again by check and by the next build, which takes the texts from the cache', async () => {
    resetSite(root, 'directives')
    const expected = reportOf((await runPagewright(['build', '--all'], { cwd: root })).stderr)
    expect(expected).toContain('[unknown-directive]')
    const again = await runPagewright(['build', '--all'], { cwd: root })
    expect(reportOf(again.stderr)).toBe(expected)
    const checked = await runPagewright(['check', '--all'], { cwd: root })
    expect(checked).toEqual({ code: 1, stderr: '', stdout: expected.replace('Nothing was written; the last output is as it was.\n', '') })
  })

  for (const [name, place] of [
    ['theme-syntax', 'theme/Page.tsx:6:25'],
    ['theme-missing-import', 'theme/index.tsx:2:8'],
    ['theme-missing-package', 'theme/Page.tsx:1:24'],
    ['theme-no-export', 'theme/index.tsx error The theme lacks a default export'],
    ['theme-css', 'theme/theme.css:2:2'],
    ['theme-css-value', 'theme/theme.css:5:6'],
  ] as const) {
    it(`name the place where a theme cannot be compiled: ${name}`, async () => {
      resetSite(root, name)
      const { code, stderr } = await runPagewright(['build'], { cwd: root })
      expect(stderr).toContain('[theme-broken]')
      expect(stderr).toContain(place)
      expect(stderr).toContain('1 error\nNothing was written')
      expect(code).toBe(1)
      expect(differingFiles(readFolder(join(root, 'dist')), good)).toEqual([])
    })
  }
})

describe('a theme', () => {
  const index = 'theme/index.tsx'
  const themeWith = (home: string): string =>
    `import { theme } from './whole.tsx'\nexport default { ...theme, pages: { ...theme.pages, ${home} } }\n`
  const wholeBut = (part: string): string => `import { theme } from './whole.tsx'\nexport default { ...theme, ${part} }\n`
  for (const [what, file, text, report] of [
    ['that is a function', index, 'export default () => ({})\n', `${index} error The theme lacks a theme [theme-broken]`],
    ['that is empty', index, 'export default {}\n', `${index} error The theme lacks a theme [theme-broken]`],
    [
      'with few parts',
      index,
      'export default { shell: () => null, failed: () => null, start: () => {}, pages: { home: () => import("./Page.tsx") } }\n',
      'The theme lacks `loading`, `pages.page`, `pages.doc`,',
    ],
    [
      'with a misspelt page',
      index,
      'export default { pages: { hom: () => import("./Page.tsx") } }\n',
      'The theme has `pages.hom`, which is no part of a theme [theme-broken]\n    hint: Did you mean "home"?',
    ],
    [
      'with a misspelt part',
      index,
      wholeBut("island: () => import('./Page.tsx')"),
      'The theme has `island`, which is no part of a theme [theme-broken]\n    hint: Did you mean "islands"?',
    ],
    [
      'whose page has no default export',
      'theme/Page.tsx',
      'export const Page = () => null\n',
      `${index} error The module that the theme names for pages of the type "home" has no default export [theme-broken]`,
    ],
    [
      'that names a component in place of a function that imports it',
      index,
      themeWith('home: ({ page }) => <p>{page.title}</p>,'),
      `${index} error \`pages.home\` is no function that imports a module: write \`() => import('./File.tsx')\` [theme-broken]`,
    ],
    ['whose page exports no component', 'theme/Page.tsx', 'export default <p />\n', 'of the type "home" exports no component by default'],
    ['whose start is a number', index, wholeBut('start: 3'), `${index} error \`start\` of the theme is no function [theme-broken]`],
    ['whose shell is an element', index, wholeBut('shell: <main />'), `${index} error \`shell\` of the theme is no component: name one`],
    ['whose islands are no function', index, wholeBut('islands: {}'), `${index} error \`islands\` is no function that imports a module`],
    [
      'that reads files by a module of Node.js',
      'theme/Page.tsx',
      "import type { PageProps } from '@pagewright/browser'\nimport { readFileSync } from 'node:fs'\nexport default (_: PageProps) => readFileSync('a')\n",
      'theme/Page.tsx:2:30 error The theme cannot be bundled: "node:fs" is a module of Node.js, which browsers do not have',
    ],
    [
      'whose shell leaves out the page',
      index,
      wholeBut('shell: () => <main />'),
      'its shell leaves out its `children`, which are the page (on the page /) [theme-throws]\n\n1 error',
    ],
    ['that imports styles that are not there', 'theme/theme.css', '\n@import "./nope.css";\n', 'theme/theme.css:2:'],
    ['whose styles name a file that is not there', 'theme/theme.css', 'p {\n  background: url(./nope.png);\n}\n', 'theme/theme.css:2:3'],
    ['whose styles name one without a dot', 'theme/theme.css', '\np { --picture: url("nope.png"); }\n', 'theme/theme.css:2:5'],
    ['that is null in part', index, 'export default { pages: null }\n', `${index} error The theme lacks a theme [theme-broken]`],
  ] as const) {
    it(`${what} is reported`, async () => {
      resetSite(root)
      writeFileSync(join(root, file), text)
      const { code, stderr } = await runPagewright(['build'], { cwd: root })
      expect(stderr).toContain(report)
      if (file.endsWith('.css')) expect(stderr).toMatch(/there is no file "(?:\.\/)?nope\.(?:css|png)"/)
      expect(stderr).toContain('1 error\nNothing was written')
      expect(code).toBe(1)
    })
  }

  it.each([
    ['calls process.exit()', 'process.exit(0)'],
    ['waits for ever', 'await new Promise(() => {})'],
  ])('that %s does not end the command as if it had succeeded', async (_, statement) => {
    resetSite(root)
    writeFileSync(join(root, 'theme/index.tsx'), `${statement}\nexport { theme as default } from './whole.tsx'\n`)
    const { code, stderr } = await finished(startPagewright(['build'], { cwd: root }))
    expect(code).toBeGreaterThan(0)
    expect(stderr).toContain('The command was ended before it was done')
  })

  it('is told its own line when a promise of it fails that nothing waits for', async () => {
    resetSite(root)
    writeFileSync(
      join(root, 'theme/index.tsx'),
      "export { theme as default } from './whole.tsx'\n\nasync function load() {\n  throw new Error('no network')\n}\nvoid load()\n",
    )
    const { code, stderr } = await finished(startPagewright(['build'], { cwd: root }))
    expect(code).toBe(1)
    expect(stderr).toContain('theme/index.tsx:4:9 error The theme throws in load while a page is rendered: no network')
    expect(stderr).not.toContain('    at ')
  })

  it('may name files in its styles in every way that the bundler knows', async () => {
    resetSite(root)
    for (const name of ['a b.svg', '点.svg', 'tokens.css'])
      writeFileSync(join(root, 'theme', name), name.endsWith('css') ? ':root { --a: 1px }' : '<svg/>')
    const urls = [
      'url(./a%20b.svg)',
      "url('a b.svg')",
      'url(./%E7%82%B9.svg?x#y)',
      'url(#mark)',
      'url(data:,)',
      'url(/favicon.svg)',
      'url()',
    ]
    const rules = urls.map((url, at) => `.u${at} { background: ${url}; --own: ${url} }`)
    writeFileSync(join(root, 'theme/theme.css'), `@import "./tokens";\n@import url(tokens.css) print;\n${rules.join('\n')}\n`)
    const { code, stderr } = await runPagewright(['build', '--out-dir', 'styled'], { cwd: root })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  })

  it('is found wherever the command is run', async () => {
    resetSite(root, 'theme-no-export')
    const { stderr } = await runPagewright(['build', '--root', 'site'], { cwd: dirname(root) })
    expect(stderr).toContain('theme/index.tsx error The theme lacks a default export')
  })
})

it('An icon that is much longer than wide, for which a picture would need the whole memory, is reported', async () => {
  resetSite(root)
  writeFileSync(join(root, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="400000"><rect/></svg>')
  const { code, stderr } = await runPagewright(['build'], { cwd: root })
  expect(stderr).toContain('public/favicon.svg error The drawing is 1 wide and 400000 high')
  expect(code).toBe(1)
})

describe('a merge conflict', () => {
  const conflict = '<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n'
  for (const [file, before, place] of [
    [
      'content/en/docs/start.md',
      '---\n',
      'content/en/docs/start.md:2:1 error The front matter is not valid YAML: it holds a merge conflict of git',
    ],
    ['content/zh-cn/docs/start.md', '', 'content/zh-cn/docs/start.md:1:1 error The file begins with a merge conflict of git'],
    ['content/glossary.yaml', '', 'content/glossary.yaml:1:1 warning The glossary is not valid YAML'],
    ['site.config.ts', '', 'site.config.ts:1:1 error The configuration does not compile'],
  ] as const) {
    it(`in ${file} is told once, as such`, async () => {
      resetSite(root)
      const path = join(root, file)
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      writeFileSync(path, before + conflict + text.replace(before, ''))
      const { stdout } = await runPagewright(['check'], { cwd: root })
      expect(stdout).toContain(place)
      expect(stdout).toMatch(/hint: (?:Delete the lines with <<<<<<<|Resolve the conflict that git has left here)/)
    })
  }
})

describe('unusual input that is valid', () => {
  it('a byte order mark, CRLF and CR give the same page as LF', async () => {
    const file = join(root, 'content/en/docs/start.md')
    resetSite(root, 'bom-and-crlf')
    const crlf = readFileSync(file, 'utf8')
    expect(crlf).toMatch(/^\uFEFF---\r\n/)
    const accepted = await runPagewright(['build', '--out-dir', 'crlf'], { cwd: root })
    expect(accepted).toMatchObject({ code: 0, stderr: '' })
    const built = readFolder(join(root, 'crlf'))
    resetSite(root)
    writeFileSync(file, crlf.replace('\uFEFF', '').replace(/\r\n?/g, '\n'))
    await runPagewright(['build', '--out-dir', 'lf'], { cwd: root })
    expect(differingFiles(built, readFolder(join(root, 'lf')))).toEqual([])
  })

  it('a broken link to a Markdown file is a warning: its text is shown without the link, and --strict fails', async () => {
    resetSite(root, 'broken-markdown-link')
    const { code, stderr } = await runPagewright(['build', '--out-dir', 'warned'], { cwd: root })
    await expect(reportOf(stderr)).toMatchFileSnapshot(join(fixtures, 'broken-markdown-link/expected.txt'))
    expect(code).toBe(0)
    expect(readFileSync(join(root, 'warned/docs/start.html'), 'utf8')).toContain(
      '<p>See the <em>guide</em>, nothing like it, out of the content.</p>',
    )
    expect(readFileSync(join(root, 'warned/docs/start.md'), 'utf8')).toContain('See the *guide*, nothing like it, out of the content.')
    expect((await runPagewright(['check'], { cwd: root })).code).toBe(0)
    const strict = await runPagewright(['check', '--strict'], { cwd: root })
    expect(strict.code).toBe(1)
    expect(strict.stdout).toBe(reportOf(stderr))
  })

  it('a picture may have any name, and gets an address that works on every host', async () => {
    resetSite(root)
    // Windows allows neither quotation marks nor question marks.
    const [quoted, asked] = process.platform === 'win32' ? ['q', ''] : ['"q"', '?']
    const name = `odd #1 %41 ${quoted} ${asked} 图 ${'x'.repeat(200)}.png`
    copyFileSync(join(root, 'content/en/docs/guide/dot.png'), join(root, 'content/en/pages', name))
    const published = `100% #1${asked}.png`
    copyFileSync(join(root, 'content/en/docs/guide/dot.png'), join(root, 'public', published))
    const text = `![Odd](${encodeURIComponent(name)}) ![Public](/${encodeURIComponent(published)}) [Public](/${encodeURIComponent(published)})`
    writeFileSync(join(root, 'content/en/pages/日本語~x.v1.md'), `---\ntitle: Odd\n---\n\n${text}\n`)
    expect(await runPagewright(['build', '--out-dir', 'odd'], { cwd: root })).toMatchObject({ code: 0, stderr: '' })
    const html = readFileSync(join(root, 'odd/日本語~x.v1.html'), 'utf8')
    for (const attribute of ['src', 'href']) expect(html).toContain(`${attribute}="/100%25%20%231${encodeURIComponent(asked)}.png"`)
    const src = /<img src="([^"]+)" width="1"/.exec(html)?.[1] ?? ''
    expect(src).toMatch(/^\/assets\/odd-1-41-q-%E5%9B%BE-x+-[0-9a-f]{10}\.png$/)
    expect(existsSync(join(root, 'odd', decodeURIComponent(src)))).toBe(true)
  })

  it('drafts and hidden files do not become pages', async () => {
    resetSite(root)
    for (const name of ['_drafts', '.obsidian']) {
      mkdirSync(join(root, 'content/en/docs', name))
      writeFileSync(join(root, 'content/en/docs', name, 'half.md'), 'Half a thought.\n')
    }
    expect(await runPagewright(['check', '--strict'], { cwd: root })).toEqual({ code: 0, stdout: 'no problems\n', stderr: '' })
  })
})
