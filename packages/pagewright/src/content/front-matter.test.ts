import { createProblemList } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { docSchema, postSchema } from './entry.ts'
import { frontMatterText, parseFrontMatter } from './front-matter.ts'

const file = 'content/en/docs/page.md'

/** The data, and the problems as `line:column-endLine:endColumn code message`. */
function parse(
  text: string,
  schema: typeof docSchema | typeof postSchema = docSchema,
): { data: unknown; problems: string[]; spanOf: (path: readonly PropertyKey[]) => string } {
  const problems = createProblemList()
  const front = parseFrontMatter(text, { schema, file, problems })
  const show = (span: { line: number; column: number; endLine: number; endColumn: number } | null): string =>
    `${span?.line}:${span?.column}-${span?.endLine}:${span?.endColumn}`
  return {
    data: front?.data ?? null,
    problems: problems.all().map(({ code, span, message }) => `${show(span)} ${code} ${message}`),
    spanOf: (path) => show(front?.spanOf(path) ?? null),
  }
}

describe('frontMatterText', () => {
  it.each([
    ['---\na: 1\n---\nText', 'a: 1'],
    ['---\n---\n', ''],
    ['---\n\n---', ''],
    ['--- \t\na\n---  ', 'a'],
    ['---\na: |\n  ---\n  b\n---\n', 'a: |\n  ---\n  b'],
    ['---\na\n----\nb\n---\n', 'a\n----\nb'],
    ['text\n---\na\n---\n', null],
    ['\n---\na\n---\n', null],
    ['---\na\n', null],
    ['----\na\n---\n', null],
    ['', null],
  ])('of %j is %j', (text, yaml) => {
    expect(frontMatterText(text)).toBe(yaml)
  })
})

describe('front matter', () => {
  it.each([
    [
      '<!-- lint -->\n---\ntitle: A\n---\nText',
      '1:1-1:2 front-matter-missing The front matter does not begin on the first line of the file',
    ],
    ['\n\n---\ntitle: A\n---\nText', '1:1-1:2 front-matter-missing The front matter does not begin on the first line of the file'],
    ['---\ntitle: A\n...\nText', '1:1-1:2 front-matter-missing The front matter is not closed by a line of `---`'],
    [
      '---\ntitle: A\n---\n<!-- lint -->\n---\ntitle: B\n---\n',
      '5:1-5:4 front-matter-invalid A second block of front matter follows the first one, and readers would see it as text',
    ],
  ])('in another place is told where it is: %j', (text, problem) => {
    expect(parse(text).problems).toEqual([problem])
  })

  it('names the folder for drafts, because whoever deletes the key publishes the page', () => {
    const problems = createProblemList()
    parseFrontMatter('---\ntitle: A\ndraft: true\n---\n', { schema: docSchema, file, problems })
    expect(problems.all()).toMatchObject([{ code: 'front-matter-unknown-key', hint: expect.stringContaining('`_drafts`') }])
  })

  it('is whole: what is not written has its default', () => {
    expect(parse('---\ntitle: A\n---\n')).toMatchObject({ data: { title: 'A', description: '', tags: [], packages: [] }, problems: [] })
  })

  it('takes texts as YAML writes them', () => {
    const { data, problems } = parse(
      '---\ntitle: "A: b"\ndescription: >-\n  two\n  lines\ntags: [a, "b"]\npackages:\n  - kettle-http\n---\n',
    )
    expect(problems).toEqual([])
    expect(data).toMatchObject({ title: 'A: b', description: 'two lines', tags: ['a', 'b'], packages: ['kettle-http'] })
  })

  it('has no line breaks or control characters in its texts', () => {
    const { data } = parse('---\ntitle: "A\\u0008b"\ndescription: |\n  One\n\n  ## Two\n---\n')
    expect(data).toMatchObject({ title: 'A b', description: 'One ## Two' })
  })

  it('knows where its parts stand, in flow lists, in lists of lines and after wide characters', () => {
    const { spanOf } = parse('---\ntitle: 标题\ndescription: "说明"\ntags: [中文标签, b, "c"]\npackages:\n  - one\n  - 二\n---\n')
    expect(spanOf(['title'])).toBe('2:8-2:10')
    expect(spanOf(['tags', 0])).toBe('4:8-4:12')
    expect(spanOf(['tags', 1])).toBe('4:14-4:15')
    expect(spanOf(['tags', 2])).toBe('4:17-4:20')
    expect(spanOf(['packages', 1])).toBe('7:5-7:6')
    expect(spanOf(['slug'])).toBe('2:1-2:2')
  })

  it.each([
    [
      '---\ntitel: x\n---\n',
      [
        '2:1-2:2 front-matter-missing-key The front matter has no "title"',
        '2:1-2:6 front-matter-unknown-key The front matter has an unknown key "titel"',
      ],
    ],
    ['---\ntitle: 5\n---\n', ['2:8-2:9 front-matter-invalid `title` must be a text']],
    ['---\ntitle:\n---\n', ['2:7-2:8 front-matter-invalid `title` is empty']],
    ['---\ntitle: ""\n---\n', ['2:8-2:10 front-matter-invalid `title` is empty']],
    ['---\ntitle: "  "\n---\n', ['2:8-2:12 front-matter-invalid `title` is empty']],
    ['---\ntitle: x\ntags: a\n---\n', ['3:7-3:8 front-matter-invalid `tags` must be a list']],
    [
      '---\ntitle: x\ntags: [a, 1, [b]]\n---\n',
      ['3:11-3:12 front-matter-invalid `tags[1]` must be a text', '3:14-3:17 front-matter-invalid `tags[2]` must be a text'],
    ],
    ['---\ntitle: x\nslug: a b\n---\n', ['3:7-3:10 front-matter-invalid `slug` is not a path below its section']],
    ['---\n- a\n---\n', ['2:1-2:2 front-matter-invalid The front matter is not a list of `key: value` lines']],
    ['---\ntext\n---\n', ['2:1-2:2 front-matter-invalid The front matter is not a list of `key: value` lines']],
    ['---\n---\n', ['2:1-2:2 front-matter-missing-key The front matter has no "title"']],
    [
      '---\ntitle: x\n__proto__: y\nconstructor: z\n---\n',
      [
        '3:1-3:10 front-matter-unknown-key The front matter has an unknown key "__proto__"',
        '4:1-4:12 front-matter-unknown-key The front matter has an unknown key "constructor"',
      ],
    ],
    ['---\ntitle: x\n? [a, b]\n: c\n---\n', ['2:1-2:2 front-matter-unknown-key The front matter has an unknown key "[ a, b ]"']],
    ['no front matter', ['1:1-1:2 front-matter-missing The file has no front matter']],
    ['---\ntitle: x\n', ['1:1-1:2 front-matter-missing The front matter is not closed by a line of `---`']],
    [
      '---\ntitle: a: b\n---\n',
      ['2:8-2:9 yaml-malformed The front matter is not valid YAML: Nested mappings are not allowed in compact mappings'],
    ],
    [
      '---\ntitle: *a\n---\n',
      ['2:8-2:10 yaml-malformed The front matter is not valid YAML: Unresolved alias (the anchor must be set before the alias): a'],
    ],
    ['---\ntitle: &a x\nslug: *a\n---\n', []],
    [
      '---\ntitle: Learn C #1 in a day\ndescription: a\n  b # c\n---\n',
      [
        '2:16-2:27 front-matter-comment "#1 in a day" is not part of `title`, because YAML takes it for a comment',
        '4:5-4:8 front-matter-comment "# c" is not part of `description`, because YAML takes it for a comment',
      ],
    ],
    ['---\ntitle: "C #1" # a\n# b\nslug: c # d\ndescription: |\n  C #1\nsidebarLabel: C#\n---\n', []],
    ['---\n  # # a\n  title: C#\n---\n', []],
    ...['', '\n'].map((gap): [string, string[]] => [
      `---\ntitle: A\n---\n${gap}---\ntitle: B\n---\nx`,
      [
        `${4 + gap.length}:1-${4 + gap.length}:4 front-matter-invalid A second block of front matter follows the first one, and readers would see it as text`,
      ],
    ]),
    ['---\ntitle: A\n---\n\n---\n\nText\n\n---\n', []],
  ])('tells its mistakes: %j', (text, problems) => {
    expect(parse(text).problems).toEqual(problems)
  })

  it('is not eaten up by aliases of aliases', () => {
    const levels = Array.from(
      { length: 12 },
      (_, level) =>
        `a${level}: &a${level} [${Array(9)
          .fill(level === 0 ? 'x' : `*a${level - 1}`)
          .join(', ')}]`,
    )
    const started = performance.now()
    expect(parse(`---\n${levels.join('\n')}\ntitle: x\n---\n`).problems).toMatchObject(
      [/Excessive alias count/].map((message) => expect.stringMatching(message)),
    )
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})

describe('the day of a post', () => {
  it.each([
    ['2021-08-05', null],
    ['"2021-08-05"', null],
    ['2024-02-29', null],
    ['2021-02-29', 'is not a day of the calendar'],
    ['2021-13-01', 'is not a day of the calendar'],
    ['2021-8-5', 'is not a day of the calendar'],
    ['2021-08-05T10:00:00Z', 'is not a day of the calendar'],
    ['5 August 2021', 'is not a day of the calendar'],
    ['20210805', 'must be a day'],
    ['[2021]', 'must be a day'],
  ])('%s', (date, fault) => {
    expect(parse(`---\ntitle: x\ndate: ${date}\n---\n`, postSchema).problems.map((problem) => problem.replace(/^.*`date` /, ''))).toEqual(
      fault === null ? [] : [fault],
    )
  })
})

it.each([
  ['tags: [ http', 'Close the bracket'],
  ["title: 'It's it'", 'Put the whole text into quotes; in single quotes, an apostrophe is written twice'],
  ['title: "A \\d"', 'Write `\\\\` for a backslash, or use single quotes'],
  ['title: a: b', 'Put a text that contains `: ` into quotes'],
])('The mistake in `%s` gets the hint "%s"', (yaml, hint) => {
  const problems = createProblemList()
  parseFrontMatter(`---\n${yaml}\n---\n`, { schema: docSchema, file, problems })
  expect(problems.all()[0]?.hint).toBe(hint)
})

it.each([
  ['title: The `tea-http` package', '`tea-http`'],
  ['title: A **bold** claim', '**bold**'],
  ['title: See [the guide](guide.md)', '](guide.md)'],
  ['title: Line<br>break', '<br>'],
  ['title: A&nbsp;b', '&nbsp;'],
  ['title: 标题 {#title}', '{#title}'],
])('Markup in `%s` is reported, since readers would see it', (yaml, mark) => {
  const text = yaml.replace(/^title: /, '')
  expect(parse(`---\n${yaml}\n---\n`).problems).toEqual([
    `2:8-2:${8 + text.length} markup-left "${mark}" in \`title\` is shown as it stands, because it is plain text there`,
  ])
})

it('Titles may hold what only looks like markup', () => {
  for (const title of ['Schema<T> & List<string>', 'src/**/*.ts and lib/**', 'A [draft] (old)', "It's {id} #1", 'a * b ** c', '5 < 6 > 4'])
    expect([title, parse(`---\ntitle: ${JSON.stringify(title)}\n---\n`).problems]).toEqual([title, []])
})
