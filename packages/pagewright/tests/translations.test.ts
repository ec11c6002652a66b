import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createProblemList, type Problem } from '@pagewright/model'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { build } from '../src/build.ts'
import { loadSite } from '../src/config/load-site.ts'
import { createDevSite, type DevSite } from '../src/dev/dev-site.ts'
import { createJobs } from '../src/render/create-jobs.ts'
import { type Logger, silentLogger } from '../src/report/logger.ts'
import { memoryStore } from './memory-store.ts'
import { noTheme } from './no-theme.ts'
import { type Run, runPagewright } from './run-pagewright.ts'
import { createSite, differingFiles, editFile, readFolder, resetSite } from './site-folder.ts'

const original = 'content/en/docs/start.md'
const translation = 'content/zh-cn/docs/start.md'
const record = 'content/translations.json'
/** The note with the texts of the fixture's messages. */
const note = (href: string): string => `<p class="behind" role="note">Outdated: <a href="${href}" hreflang="en">Original</a></p>`

let root = ''

beforeAll(() => {
  process.env['NODE_ENV'] = 'production'
  root = createSite()
})

beforeEach(() => resetSite(root))

afterAll(() => rmSync(dirname(root), { recursive: true, force: true }))

function check(...args: readonly string[]): Promise<Run> {
  return runPagewright(['check', ...args], { cwd: root })
}

/** Replaces a part of a file and expects that the file contains it. */
const edit = (file: string, [from, to]: readonly [string, string]): void => editFile(join(root, file), from, to)

type Built = { readonly problems: readonly Problem[]; readonly work: Record<string, number>; readonly read: (file: string) => string }

async function buildSite({ folder = root, base }: { folder?: string; base?: string } = {}): Promise<Built> {
  const problems = createProblemList()
  const work: Record<string, number> = {}
  const log: Logger = {
    ...silentLogger,
    progress: (label, total, run) => {
      work[label] = total
      return run(() => {})
    },
  }
  const written = await build({ root: folder, out: join(folder, 'dist'), base, fresh: false, problems, log })
  expect(written).not.toBeNull()
  return { problems: problems.all(), work, read: (file) => readFileSync(join(folder, 'dist', file), 'utf8') }
}

/** Records that every translation is up to date, then changes the English text of a section. */
async function fallBehind(): Promise<void> {
  expect(await check('--accept', 'content')).toMatchObject({ code: 0, stdout: 'no problems\n' })
  edit(original, ['Take your time.', 'Make haste.'])
}

describe('a section whose original has changed since it was translated', () => {
  it('has a note after its heading that links to the original, in the document and in the data, and nowhere else', async () => {
    await fallBehind()
    const { problems, read } = await buildSite()
    expect(problems.map(({ severity, code, file, span }) => `${severity} ${code} ${file}:${span?.line}`)).toEqual([
      `note translation-behind ${translation}:10`,
    ])
    const html = read('zh-cn/docs/start.html')
    expect(html.match(/class="behind"/g)).toHaveLength(1)
    expect(html).toMatch(/<h2 id="second">.*?<\/h2>\n<p class="behind"/)
    expect(html).toContain(note('/docs/start#second'))
    expect(JSON.parse(read('_pages/zh-cn/docs/start.json')).page.article.html).toContain(note('/docs/start#second'))
    const others = Object.entries(readFolder(join(root, 'dist'))).filter(
      ([, text]) => text.includes('class="behind"') || text.includes('Outdated'),
    )
    expect(others.map(([file]) => file).filter((file) => !file.startsWith('assets/site-'))).toEqual([
      '_pages/zh-cn/docs/start.json',
      'zh-cn/docs/start.html',
    ])
  })

  it('has a link that begins with the path that the site is mounted under', async () => {
    await fallBehind()
    const { read } = await buildSite({ base: '/x/' })
    expect(read('zh-cn/docs/start.html')).toContain(note('/x/docs/start#second'))
  })

  it('may be the start of a page; then the note is the first element of the article', async () => {
    await fallBehind()
    edit(original, ['description: How to begin.', 'description: How to start.'])
    const { read } = await buildSite()
    expect(read('zh-cn/docs/start.html')).toContain(`${note('/docs/start')}\n<h2 id="first">`)
    expect(read('zh-cn/docs/start.html')).toContain(note('/docs/start#second'))
  })

  it('gives a whole home page a single note, at its start', async () => {
    expect((await check('--accept', 'content')).code).toBe(0)
    edit('content/en/pages/index.md', ['Begin with', 'Go on with'])
    const html = (await buildSite()).read('zh-cn/index.html')
    expect(html.split(note('/'))).toHaveLength(2)
  })

  it('makes its page be rendered again but not compiled again, and a first build gives the same output', async () => {
    await fallBehind()
    edit(original, ['Make haste.', 'Take your time.'])
    await buildSite()
    edit(original, ['Take your time.', 'Make haste.'])
    const { work, read } = await buildSite()
    expect(work).toEqual({ Compiling: 1, Rendering: 2 })
    expect(read('zh-cn/docs/start.html')).toContain(note('/docs/start#second'))
    const cold = join(dirname(root), 'cold')
    cpSync(root, cold, { recursive: true, filter: (path) => !['.cache', 'dist'].includes(basename(path)) })
    await buildSite({ folder: cold })
    expect(differingFiles(readFolder(join(root, 'dist')), readFolder(join(cold, 'dist')))).toEqual([])
    rmSync(cold, { recursive: true })
  })

  it('is listed by check with a hint, but does not fail; a build reports only their number', async () => {
    await fallBehind()
    expect(await check('--strict')).toMatchInlineSnapshot(`
      {
        "code": 0,
        "stderr": "",
        "stdout": "content/zh-cn/docs/start.md:10:1 note The original of the section "second" has changed since it was translated [translation-behind]
             8 | 见[指南](guide/index.md)。
             9 |
          > 10 | ## 第二步 {#second}
               | ^^^^^^^^^^^^^^^^^^^
            11 |
            12 | **注意。**请慢慢来。
          also: content/en/docs/start.md
          hint: Bring it up to date, then say so: \`pagewright check --accept content/zh-cn/docs/start.md#second\`

      1 note
      ",
      }
    `)
    const { stdout } = await check('--strict', '--format', 'github')
    expect(stdout).toMatch(/^::notice file=content\/zh-cn\/docs\/start\.md,line=10,col=1,title=translation-behind::/)
    expect((await runPagewright(['build'], { cwd: root })).stderr).toBe('1 note (`pagewright check` lists the notes)\n')
  })
})

describe('a section that the translation lacks', () => {
  const added: readonly [string, string] = [
    ':::tip\nTake your time.\n:::',
    ':::tip\nTake your time.\n:::\n\n## Third *step* {#third}\n\nRest.',
  ]

  it('does not fail the build: readers find its title at the end of the page, with a link to the original', async () => {
    edit(original, added)
    const { problems, read } = await buildSite()
    expect(problems.map(({ severity, code, file }) => `${severity} ${code} ${file}`)).toEqual([`note heading-missing ${translation}`])
    const html = read('zh-cn/docs/start.html')
    const link = '<a id="third" lang="en" href="/docs/start#third" hreflang="en">Third step</a>'
    expect(html).toContain(`<p class="behind" role="note">Missing: ${link}</p>`)
    expect(html.indexOf('Missing:')).toBeGreaterThan(html.indexOf('注意'))
    expect(read('docs/start.html')).not.toContain('Missing:')
    expect(await check('--strict')).toMatchObject({ code: 0 })
  })

  it('is named at the start of a home page, which is not said to be behind', async () => {
    edit('content/en/pages/index.md', ['Begin with', '## New {#new}\n\nBegin with'])
    const html = (await buildSite()).read('zh-cn/index.html')
    expect(html.split('Missing: <a id="new" lang="en" href="/#new" hreflang="en">New</a>')).toHaveLength(2)
    expect(html).not.toContain(note('/'))
  })
})

describe('accepting', () => {
  it('removes the note of a section, a file or a folder, whose path may start at the site or at the current folder', async () => {
    await fallBehind()
    expect(await check('--accept', `${translation}#second`)).toMatchObject({ code: 0, stdout: 'no problems\n' })
    expect((await buildSite()).read('zh-cn/docs/start.html')).not.toContain('class="behind"')
    edit(original, ['Make haste.', 'Rest.'])
    expect((await check('--accept', `${translation}#first`)).stdout).toContain('1 note')
    expect((await check('--accept', 'zh-cn/docs/')).stdout).toBe('no problems\n')
    edit(original, ['Rest.', 'Run.'])
    const accepted = await runPagewright(['check', '--root', 'site', '--accept', `site/${translation}`], { cwd: dirname(root) })
    expect(accepted.stdout).toBe('no problems\n')
  })

  it.each([
    ['content/zh-cn/docs/strat.md', 'Did you mean "content/zh-cn/docs/start.md"?'],
    [`${translation}#third`, `There is no translated section "${translation}#third"`],
    [original, `There is no translated section "${original}"`],
    ['', 'There is no translated section ""'],
  ])('refuses %s, and records nothing', async (name, message) => {
    const { code, stderr } = await check('--accept', name)
    expect(stderr).toContain(message)
    expect(code).toBe(2)
    expect(existsSync(join(root, record))).toBe(false)
  })
})

describe('the record', () => {
  it('is not replaced while it cannot be read', async () => {
    writeFileSync(join(root, record), '<<<<<<< HEAD\n{}\n')
    expect(await check('--accept', 'content')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/translations-invalid\](?:.*\n)* +hint: It holds a merge conflict of git. Delete the lines/),
    })
    expect(readFileSync(join(root, record), 'utf8')).toBe('<<<<<<< HEAD\n{}\n')
  })

  it('is optional: sections that it does not contain have no note', async () => {
    await fallBehind()
    rmSync(join(root, record))
    const { problems, read } = await buildSite()
    expect(problems).toEqual([])
    expect(read('zh-cn/docs/start.html')).not.toContain('class="behind"')
  })

  it('gets a note at each entry for something that does not exist, but does not fail the build', async () => {
    const hash = '0123456789abcdef'
    const sections = {
      'zh-cn/docs/start.md': { first: hash, secnod: hash, x: hash },
      'zh-cn/docs/stert.md': { '': hash },
      'en/docs/start.md': {},
    }
    writeFileSync(join(root, record), JSON.stringify(sections, null, 2))
    const { problems } = await buildSite()
    const notes = problems.filter(({ code, severity }) => severity === 'note' && code === 'translation-unknown')
    expect(notes.map(({ file, span, message, hint }) => `${file}:${span?.line}:${span?.column} ${message}. ${hint}`)).toEqual([
      `${record}:4:5 "${original}" has no section "secnod". Did you mean "second"?`,
      `${record}:5:5 "${original}" has no section "x". The next \`pagewright check --accept\` removes it`,
      `${record}:7:3 There is no translation "content/zh-cn/docs/stert.md". The next \`pagewright check --accept\` removes it`,
      `${record}:10:3 There is no translation "content/en/docs/start.md". The next \`pagewright check --accept\` removes it`,
    ])
  })
})

describe('comments in included code', () => {
  const fence = '\n```ts file="samples/hello.ts"\n```\n'
  const translate = (comments: string): void =>
    edit('site.config.ts', ['  navbar:', `  comments: { 'zh-cn': { ${comments} } },\n  navbar:`])

  it('are in the language of the page, also in its Markdown; another translation is shown by the next build', async () => {
    for (const file of [original, translation]) appendFileSync(join(root, file), fence)
    translate("'A greeting': '问候'")
    const { problems, read } = await buildSite()
    expect(problems).toEqual([])
    expect(read('docs/start.html')).toContain('// A greeting')
    for (const file of ['zh-cn/docs/start.html', 'zh-cn/docs/start.md']) expect(read(file)).toContain('// 问候')
    edit('site.config.ts', ['问候', '打招呼'])
    const { read: readAgain } = await buildSite()
    for (const file of ['zh-cn/docs/start.html', 'zh-cn/docs/start.md']) expect(readAgain(file)).toContain('// 打招呼')
  })

  it('have a note if they have no translation; a translation of none has a warning', async () => {
    appendFileSync(join(root, translation), fence)
    translate("'A greting': '问候', 'Of another site': '别处'")
    const { problems } = await buildSite()
    expect(problems.map(({ severity, code, file, span, hint }) => `${severity} ${code} ${file}:${span?.line}. ${hint}`)).toEqual([
      `note comment-not-translated ${translation}:14. Add it to \`comments\` in the configuration; one that is to stay is its own translation`,
      'warning comment-unknown site.config.ts:15. Did you mean "A greeting"?',
      'warning comment-unknown site.config.ts:15. Delete its translation',
    ])
  })
})

describe('during development', () => {
  it('edits of the original and of the record change the notes of the translation', async () => {
    await fallBehind()
    edit(original, ['Make haste.', 'Take your time.'])
    const { site, places } = (await loadSite(root, { base: undefined, problems: createProblemList() })) ?? {}
    if (site === undefined || places === undefined) throw new Error('The site has no configuration')
    const open = (): DevSite => createDevSite({ root, site, store: memoryStore(), places, theme: noTheme, buildId: '' })
    const dev = open()
    const notes = async (from = dev): Promise<readonly string[]> => {
      const { planned } = await from.current()
      const route = planned.routeAt.get('/zh-cn/docs/start')
      const [job] = createJobs(route === undefined ? [] : [route], { root, planned, islands: new Map() }).jobs
      return job?.articles.flatMap((article) => article.notes.map(({ html }) => html.trim())) ?? []
    }
    expect(await notes()).toEqual([])
    edit(original, ['Take your time.', 'Make haste.'])
    await dev.reread()
    expect(await notes()).toEqual([note('/docs/start#second')])
    expect(await notes(open())).toEqual([note('/docs/start#second')])
    const good = readFileSync(join(root, record), 'utf8')
    writeFileSync(join(root, record), '{')
    await dev.reread()
    expect(await notes()).toEqual([])
    expect((await dev.problems()).map(({ code }) => code)).toEqual(['translations-invalid'])
    writeFileSync(join(root, record), good)
    await dev.reread()
    expect(await notes()).toEqual([note('/docs/start#second')])
    expect((await dev.problems()).map(({ code }) => code)).toEqual(['translation-behind'])
  })
})
