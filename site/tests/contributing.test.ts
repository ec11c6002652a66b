import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPagewright } from '../../packages/pagewright/tests/run-pagewright.ts'
import { siteFolder } from '../tools/site-folders.ts'
import { copyProject, type ProjectCopy } from './project-copy.ts'

const document = readFileSync(join(dirname(siteFolder), 'CONTRIBUTING.md'), 'utf8')
const english = 'site/content/en/docs/guide/brewing.md'
const chinese = 'site/content/zh-cn/docs/guide/brewing.md'
let copy: ProjectCopy

beforeAll(() => {
  copy = copyProject()
  // CONTRIBUTING.md names the addresses of the docs as they are while no version is shown in their place.
  copy.write('site/site.config.ts', copy.read('site/site.config.ts').replace(/^ *latest: .*\n/m, ''))
  // The page that is renamed and moved begins with a translation that is not behind.
  follow('npm run check -- --accept', { path: 'guide/http-server/cors' })
  git('init', '--quiet', '--initial-branch=main')
  git('add', '--all')
  git('commit', '--quiet', '-m', 'A clone')
})
afterAll(() => copy.remove())

function git(...args: string[]): string {
  const { status, stdout, stderr } = copy.run('git', ...args)
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Runs the command of CONTRIBUTING.md that begins with `start`, with its placeholders filled in. Returns what it writes. */
function follow(start: string, placeholders: Readonly<Record<string, string>> = {}): string {
  const written = document.split(/[\n`]/).find((part) => part.trim().startsWith(start))
  if (written === undefined) throw new Error(`CONTRIBUTING.md has no command "${start}"`)
  const command = Object.entries(placeholders).reduce((text, [name, value]) => text.replace(`<${name}>`, value), written)
  const [program = '', ...args] = command
    .replace(/\s+# .*$/, '')
    .trim()
    .split(/\s+/)
  expect(args.filter((argument) => argument.includes('<'))).toEqual([])
  const { status, stdout, stderr } = copy.run(program, ...args)
  if (status !== 0) throw new Error(`${command.trim()} exited with code ${status}:\n${stdout}${stderr}`)
  return stdout
}

/**
 * Runs the check that `npm test` and the deployment run before anything is published, in this process to save time. Returns its exit code and
 * the lines about the two pages that are written here. Other translations may lack sections or be behind, which is noted and fails nothing.
 */
async function checkStrictly(): Promise<{ status: number | null; found: string[] }> {
  const { code, stdout } = await runPagewright(['check', '--all', '--strict', '--root', 'site'], { cwd: copy.folder })
  return { status: code, found: stdout.split('\n').filter((line) => /\/(?:brewing|cors)\.md:\d/.test(line)) }
}

/** The tests of `npm test` that read what writers write, other than by running or building it. */
const testsOfContent = [
  'exercise-pages',
  'first-matches',
  'glossary',
  'home-page',
  'pages',
  'parity',
  'runnable',
  'typography',
  'whole-programs',
]

/** Runs tests of the site in the copy; the whole of `npm test` would take too long. */
function expectTestsToPass(...names: readonly string[]): void {
  const files = names.map((name) => `site/tests/${name}.test.ts`)
  const { status, stdout, stderr } = copy.run('node', 'node_modules/vitest/vitest.mjs', 'run', ...files)
  expect(`${status}\n${stdout}${stderr}`).toMatch(/^0\n/)
}

function expectSpelling(file: string): void {
  const { status, stdout, stderr } = copy.run('node', 'node_modules/cspell/bin.mjs', '--no-progress', '--config', 'cspell.yaml', file)
  expect(`${status}\n${stdout}${stderr}`).toMatch(/^0\n/)
}

const clean = { status: 0, found: [] }

describe('A writer who follows CONTRIBUTING.md in a fresh clone', () => {
  it('writes a page with a new tag', async () => {
    const frontMatter = /^ *---\n[\s\S]*?^ *---\n/m.exec(document)?.[0].replace(/^ +/gm, '') ?? ''
    expect(frontMatter).toContain('title: CORS\ndescription: ')
    const own = frontMatter.replace('CORS', 'Brewing tea').replace('tags: [cors, http]', 'tags: [http, tea]')
    const link = /\[farrow-http\]\([^)]*\)/.exec(document)?.[0].replace('../../api', '../api')
    const words = 'A server brews tea in the same way as a person, and it takes as long. '.repeat(24)
    copy.write(english, `${own}\nRead ${link} first. ${words.trim()}\n\n## Milk {#milk}\n\nMilk comes last.\n`)
    copy.replace('site/sidebars.ts', "      'guide',\n", "      'guide',\n      'guide/brewing',\n")
    expect(document).toContain('`docs.tags` of `site/site.config.ts`')
    copy.replace('site/site.config.ts', "      vite: 'Vite',\n", "      tea: { en: 'Tea', 'zh-cn': '茶' },\n      vite: 'Vite',\n")
    expect(await checkStrictly()).toEqual(clean)
    expectTestsToPass(...testsOfContent)
    expectSpelling(english)
  })

  it('shows a sample on it', async () => {
    follow('npm run sample new', { topic: 'tea' })
    follow('npm run sample record', { topic: 'tea' })
    const fence = (file: string, title: string): string => `\n\`\`\`ts file="samples/tea/${file}" title="${title}"\n\`\`\`\n`
    const folder = /`(https:\S*\/samples\/)<topic>`/.exec(document)?.[1]
    const programs = `${fence('hello.ts', 'src/index.ts')}${fence('hello.out.txt', 'output').replace('ts ', 'text ')}`
    copy.write(english, `${copy.read(english)}${programs}\n[All of it](${folder}tea)\n`)
    expect(await checkStrictly()).toEqual(clean)
  })

  it('translates it, and records which text the translation was made from', async () => {
    const text = copy
      .read(english)
      .replace('Brewing tea', '泡茶')
      .replace(/^description: .*$/m, 'description: 本页说明服务器怎样泡茶，以及为什么牛奶要最后才加，并给出一个可以运行的完整示例。')
      .replace(/(?:A server brews tea.*as long\. ?)+/, '服务器泡茶的方法和人一样，花的时间也差不多。'.repeat(30))
      .replace(/^Read (.*?) first\. /m, '请先阅读 $1。')
      .replace('All of it', '完整的代码')
      .replace('## Milk', '## 牛奶')
      .replace('Milk comes last.', '最后加牛奶。')
    copy.write(chinese, text)
    follow('npm run check -- --accept', { path: 'guide/brewing' })
    expect(JSON.parse(copy.read('site/content/translations.json'))['zh-cn/docs/guide/brewing.md']).toHaveProperty('milk')
    expect(await checkStrictly()).toEqual(clean)
  })

  it('changes the English text: the section of the translation is reported but does not fail, until it is accepted', async () => {
    copy.replace(english, 'Milk comes last.', 'Milk comes first.')
    expect(await checkStrictly()).toEqual({
      status: 0,
      found: [expect.stringMatching(/^content\/zh-cn\/docs\/guide\/brewing\.md:.*\[translation-behind\]/)],
    })
    follow('npm run check -- --accept', { path: 'guide/brewing' })
    expect(await checkStrictly()).toEqual(clean)
  })

  it('adds a section that only the English text has', async () => {
    copy.write(english, `${copy.read(english)}\n## Sugar {#sugar}\n\nNone.\n`)
    expect((await checkStrictly()).status).toBe(0)
    expectTestsToPass('parity')
    copy.write(chinese, `${copy.read(chinese)}\n## 糖 {#sugar}\n\n不加糖。\n`)
    expect((await checkStrictly()).found.join()).toContain('[translation-unrecorded]')
    follow('npm run check -- --accept', { path: 'guide/brewing' })
    follow('npm run check -- --update-anchors')
    expect(JSON.parse(copy.read('site/anchors.json'))['/docs/guide/brewing']).toEqual(['milk', 'sugar'])
    expect(await checkStrictly()).toEqual(clean)
  })

  it('renames a heading in both languages, and its old id still works', async () => {
    follow('npm run rename')
    for (const locale of ['en', 'zh-cn'])
      expect(copy.read(`site/content/${locale}/docs/guide/http-server/cors.md`)).toMatch(
        /<span id="errors"><\/span>\n\n## .* \{#error-responses\}/,
      )
    expect(await checkStrictly()).toEqual(clean)
  })

  it('moves a page in both languages', async () => {
    follow('npm run move')
    for (const locale of ['en', 'zh-cn']) {
      expect(existsSync(join(copy.folder, `site/content/${locale}/docs/guide/cors.md`))).toBe(true)
      expect(existsSync(join(copy.folder, `site/content/${locale}/docs/guide/http-server/cors.md`))).toBe(false)
    }
    expect(await checkStrictly()).toEqual(clean)
  })

  it('cuts a version of the docs', async () => {
    follow('npx pagewright version')
    expect(await checkStrictly()).toEqual(clean)
    expectTestsToPass(...testsOfContent)
  })

  it('announces something', async () => {
    const [declared] = /announcement: \{[^`]*/.exec(document) ?? []
    const [imported] = /import \{ Announcement \}.*?(?=`)/.exec(document) ?? []
    const [theme] = /createTheme\(\{ logo: Logo, .*?\}\)/.exec(document) ?? []
    const filled = declared
      ?.replaceAll("'…'", "'Tea is ready.'")
      .replace('/…', '')
      .replace(/until: '.*?'/, "until: '2999-12-31'")
    copy.replace('site/site.config.ts', '  docs: {', `  ${filled},\n  docs: {`)
    copy.replace('site/theme/index.ts', 'createTheme({ logo: Logo })', String(theme))
    copy.write('site/theme/index.ts', `${imported}\n${copy.read('site/theme/index.ts')}`)
    expect(await checkStrictly()).toEqual(clean)
  })

  it('deploys all of it as one commit', () => {
    const remote = join(copy.folder, '.git/remote.git')
    git('init', '--quiet', '--bare', remote)
    git('remote', 'add', 'origin', remote)
    expect(() => follow('npm run deploy')).toThrow('There are changes that are not committed')
    git('add', '--all')
    git('commit', '--quiet', '-m', 'Tea')
    follow('npm run deploy')
    const published = (file: string): string => git('--git-dir', remote, 'show', `release:${file}`)
    expect(git('--git-dir', remote, 'rev-list', '--count', 'release')).toBe('1')
    expect(published('docs/guide/brewing.html')).toContain('Milk comes first.')
    expect(published('docs/guide/brewing.html')).toContain('Tea is ready.')
    expect(published('docs/guide/brewing.html')).toContain('Hello, Ada')
    expect(published('zh-cn/docs/guide/brewing.html')).toContain('最后加牛奶。')
    expect(published('docs/tags/tea.html')).toContain('/docs/guide/brewing')
    expect(published('zh-cn/docs/tags/tea.html')).toContain('茶')
    expect(published('docs/guide/cors.html')).toContain('id="errors"')
    expect(published('docs/guide/http-server/cors.html')).toContain('/docs/guide/cors')
    expect(published('docs/2.3/guide/brewing.html')).toContain('Milk comes first.')
    expect(published('zh-cn/docs/2.3/guide/cors.html')).toContain('id="error-responses"')
  }, 240_000)
})
