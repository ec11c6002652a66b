import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown, createIncludeReader } from './index.ts'

const classesOf = (html: string): string[] => [...html.matchAll(/<span class="(l(?: [^"]+)?)">/g)].map(([, classes]) => classes ?? '')

it('The lines of a diff are marked as inserted and deleted, the names of its files are not', async () => {
  const { html, problems } = await compileText('```diff\n--- a.ts\n+++ a.ts\n-old\n+new\n same\n```')
  expect({ classes: classesOf(html), problems }).toEqual({ classes: ['l', 'l', 'l del', 'l ins', 'l'], problems: [] })
})

it('A diff of a file has the colors of its language, whatever follows the file in the title', async () => {
  const { html } = await compileText('```diff title="src/a.ts: one"\n-let a = 1\n+let a = 2\n\n```')
  expect([...html.matchAll(/<span class="l[^"]*">.*/g)].map(([line]) => line)).toEqual([
    '<span class="l del"><span class="tk">let </span>a = <span class="tc">1</span>',
    '<span class="l ins"><span class="tk">let </span>a = <span class="tc">2</span>',
    '<span class="l"></span></code></pre><div class="code-tools"><button type="button" data-action="copy">code.copy</button></div></figure>',
  ])
  const { html: patch } = await compileText('```diff title="src/a.ts"\n@@ -1 +1 @@\n-let a = 1\n```')
  expect(patch).not.toContain('class="tk"')
})

it('Lines that begin so in another language are not; its marks come from the fence', async () => {
  const { html } = await compileText('```ts {1} ins={2} del={3}\nlet a = 1\n+a\n-a\n```')
  expect(classesOf(html)).toEqual(['l hl', 'l ins', 'l del'])
})

it.each([
  ['marked lines', '```ts ins={1}\na\n```', true],
  ['highlighted lines', '```ts {1}\na\n```', false],
  ['a diff', '```diff\n+a\n b\n```', true],
  ['a patch, whose signs are part of it', '```diff\n--- a\n+++ b\n+a\n```', false],
])('A block says whether its lines have signs, for which the style sheet leaves room: %s', async (_what, text, signed) => {
  const { html } = await compileText(text)
  expect(html.includes(' data-signs')).toBe(signed)
  expect(html.includes('>+')).toBe(!signed && text.includes('+'))
})

it('A program that can be tried has a link to the page that runs it; other code has none', async () => {
  const { html, problems, compiled } = await compileText('```ts file="samples/hello.ts"\n```\n\n```ts\nlet a = 1\n```')
  expect(problems).toEqual([])
  expect(html.match(/<a .*<\/a>/g)).toEqual(['<a href="/playground#sample=hello" data-action="try">code.try</a>'])
  expect(compiled.references).toMatchObject([{ kind: 'link', span: { line: 1, column: 1 } }])
})

it('The link of a region says which lines it is, in the file without region marks', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'render-code-'))
  writeFileSync(join(folder, 'a.ts'), '// #region one\nlet a = 1\n// #endregion\n\n// #region two\n\nlet b = 2\nlet c = 3\n// #endregion\n')
  const includes = createIncludeReader(folder)
  const linksWith = async (program: string): Promise<string[]> => {
    const text = ['', '#one', '#two'].map((region) => `\`\`\`ts file="a.ts${region}"\n\`\`\``).join('\n\n')
    const { compiled } = await compileMarkdown(sourceOfText(text), { ...compileOptions, includes, programs: { 'a.ts': program } })
    return compiled.references.map(({ url }) => url)
  }
  expect(await linksWith('/try#sample=a')).toEqual(['/try#sample=a', '/try#sample=a&lines=1-1', '/try#sample=a&lines=4-5'])
  expect(await linksWith('/try')).toEqual(['/try', '/try#lines=1-1', '/try#lines=4-5'])
})

it('What a program printed, and why it does not compile, is named as such; other code has a bar only if it has a title', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'render-code-'))
  for (const file of ['a.out.txt', 'a.fails.txt', 'a.txt']) writeFileSync(join(folder, file), 'text\n')
  const includes = createIncludeReader(folder)
  const labels = async (text: string): Promise<string[]> => {
    const { body } = await compileMarkdown(sourceOfText(text), { ...compileOptions, includes })
    return [...body.html.matchAll(/<figure class="code"[^>]*>(?:<figcaption>[^<]*)?/g)].map(([found]) =>
      found.replace(/ data-lang="\w+"/, ''),
    )
  }
  expect(await labels('```text file="a.out.txt"\n```\n\n```text file="a.fails.txt"\n```\n\n```text file="a.txt"\n```')).toEqual([
    '<figure class="code" data-result="output"><figcaption>code.output',
    '<figure class="code" data-result="error"><figcaption>code.error',
    '<figure class="code">',
  ])
  expect(await labels('```text file="a.out.txt" title="a.log"\n```\n\n```yaml title="a.yaml"\na: 1\n```\n\n```yaml\na: 1\n```')).toEqual([
    '<figure class="code" data-result="output"><figcaption>code.output · a.log',
    '<figure class="code"><figcaption>a.yaml',
    '<figure class="code">',
  ])
})

it('Lines of a program that does not compile are numbered, and the places are marked that its messages name', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'render-code-'))
  writeFileSync(join(folder, 'a.fails.ts'), "let a = 1\n  // #region x\n  a = 'two'\n  // #endregion\nb.c()\nd.e = b\n")
  writeFileSync(
    join(folder, 'a.fails.txt'),
    "3:7 TS2322 Type 'string' is no number.\n  Further text.\n5:1 TS2304 Cannot find name 'b'.\n6:1 TS18048 'd.e' is possibly 'undefined'.\n9:1 TS1 x\n",
  )
  const includes = createIncludeReader(folder)
  const render = async (text: string): Promise<string> =>
    (await compileMarkdown(sourceOfText(text), { ...compileOptions, includes })).body.html
  const whole = await render('```ts file="a.fails.ts"\n```')
  expect(whole).toContain(' data-lines')
  expect(whole.match(/(?<=<span class="err">)[^<]*/g)).toEqual(["'two'", 'b', 'd', '.', 'e'])
  // Messages name lines of the whole file.
  const region = await render('```ts file="a.fails.ts#x"\n```')
  expect(region).not.toContain(' data-lines')
  expect(region.match(/<span class="err">[^<]*/g)).toEqual(['<span class="err">\'two\''])
  expect(await render('```text file="a.fails.txt"\n```')).not.toContain('class="err"')
})

it('The continuation of a line that wraps is indented further if the line itself is', async () => {
  const long = [8, 7, 6, 4, 3].map((depth) => `${' '.repeat(depth)}return { title, isbn, pages, readers }\n`).join('')
  const { html } = await compileText(`\`\`\`ts\n${long}      short()\n  return { title, isbn, pages, readers }\n\`\`\``)
  expect(html.match(/(?<=class="l)[^"]*/g)).toEqual([...Array(5).fill(' deep'), '', ''])
})

it('A signature has no buttons: on a long page they would be a hundred stops of the Tab key', async () => {
  const { html } = await compileText('```ts signature\ndeclare const Http: () => void\n```\n\n```ts\nHttp()\n```')
  const [signature = '', code = ''] = html.split('</figure>')
  expect(signature).toContain('data-signature')
  expect(signature).not.toContain('<button')
  expect(code).toContain('data-action="copy"')
})

const codeOf = (count: number, meta = ''): string =>
  `\`\`\`ts ${meta}\n${Array.from({ length: count }, (_, row) => `a${row}`).join('\n')}\n\`\`\``

it.each([
  ['a short block', 30, '', 0],
  ['a long block', 31, '', 11],
  ['a long block whose fence says `nofold`', 100, 'nofold', 0],
  ['a short block whose fence says `fold`', 20, 'fold', 12],
  ['a block of which few lines would be folded', 11, 'fold', 0],
  ['a block with a mark below the fold, which stays in sight', 40, '{25}', 15],
])('Lines are folded: %s', async (_what, count, meta, folded) => {
  const { html, problems } = await compileText(codeOf(count, meta))
  const [, rest = ''] = html.split('<span class="rest" hidden="until-found">')
  expect({ folded: classesOf(rest).length, all: classesOf(html).length, problems }).toEqual({ folded, all: count, problems: [] })
  expect(html.includes('data-action="fold"')).toBe(folded > 0)
})

it('What is shown of a folded block does not end with empty lines', async () => {
  const { html } = await compileText(`\`\`\`ts\n${'a()\n'.repeat(18)}\n\n${'b()\n'.repeat(20)}\`\`\``)
  const [, rest = ''] = html.split('<span class="rest" hidden="until-found">')
  expect(classesOf(rest)).toHaveLength(22)
})

it('Highlighting does not depend on how slow the machine is', async () => {
  const text = '```ts\nconst kettle: Kettle = createKettle({ liters: 2 })\n```'
  const { html } = await compileText(text)
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 10_000
    return now
  })
  expect((await compileText(text)).html).toBe(html)
  vi.restoreAllMocks()
})

it('A fence with `fold` is folded only where that hides at least eight lines', async () => {
  const folded = async (lines: number): Promise<boolean> =>
    (await compileText(`\`\`\`ts fold\n${'a()\n'.repeat(lines)}\`\`\``)).html.includes('data-action="fold"')
  expect([await folded(15), await folded(16)]).toEqual([false, true])
  // Imports alone would say nothing about a program, so they are shown besides.
  const { html } = await compileText(`\`\`\`ts fold\nimport {\n  a,\n} from 'a'\n\n${'a()\n'.repeat(16)}\`\`\``)
  const [, rest = ''] = html.split('class="rest"')
  expect(rest.match(/class="l/g)).toHaveLength(8)
})
