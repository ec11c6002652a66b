import { type ProblemList, type Span, spanAt, suggest } from '@pagewright/model'
import { type Document, isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { z } from 'zod'

/** The front matter of a file, checked, with a way to point at its parts. */
export type FrontMatter<T> = {
  readonly data: T
  /** Where a value stands; the key's place when the value has none, the first line when there is neither. */
  spanOf(path: readonly PropertyKey[]): Span
}

const fence = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/

/** The YAML text between the leading `---` lines; null when the file has no front matter. */
export function frontMatterText(text: string): string | null {
  const match = fence.exec(text)
  return match === null ? null : (match[1] ?? '')
}

/** Parses and checks the front matter. Null, with problems at their places, when it is malformed or does not fit the schema. */
export function parseFrontMatter<S extends z.ZodObject>(
  text: string,
  options: { schema: S; file: string; problems: ProblemList },
): FrontMatter<z.output<S>> | null {
  const { schema, file, problems } = options
  const yaml = frontMatterText(text)
  if (yaml === null) {
    const message = /^---[ \t]*\n/.test(text) ? 'The front matter is not closed by a line of `---`' : 'The file has no front matter'
    problems.add('front-matter-missing', {
      file,
      span: spanAt(1, 1),
      message,
      hint: 'Begin the file with a line `---`, then `title: …`, then a line `---`',
    })
    return null
  }
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false, logLevel: 'error', schema: 'core', version: '1.2' })
  const toSpan = ([start, end]: Range): Span => {
    const from = counter.linePos(start)
    const to = counter.linePos(Math.max(start + 1, end))
    return { line: from.line + 1, column: from.col, endLine: to.line + 1, endColumn: to.col }
  }
  const spanOf = (path: readonly PropertyKey[]): Span => {
    const range = rangeOf(document, path)
    return range === null ? spanAt(2, 1) : toSpan(range)
  }
  const reportYaml = (message: string, { span, hint }: { span: Span; hint: string }): void =>
    problems.add('yaml-malformed', { file, span, message: `The front matter is not valid YAML: ${message}`, hint })
  for (const { message, pos } of document.errors) reportYaml(message, { span: toSpan(pos), hint: yamlHint(message) })
  if (document.errors.length > 0) return null
  const value = toValue(document)
  if (value instanceof Error) {
    reportYaml(value.message, { span: spanOfAlias(document, toSpan), hint: 'Write the value itself instead of the alias' })
    return null
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { data: parsed.data, spanOf }
  for (const issue of parsed.error.issues) reportIssue(issue, { document, schema, spanOf, file, problems, toSpan })
  return null
}

type Range = readonly [start: number, end: number]

/** The document's value; an error for aliases that lead nowhere, or to too much. */
function toValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 20 }) ?? {}
  } catch (error) {
    return error
  }
}

/** The first alias without an anchor, else the first of all. */
function spanOfAlias(document: Document, toSpan: (range: Range) => Span): Span {
  const spans: Span[] = []
  visit(document, {
    Alias: (_key, alias) => {
      const span = alias.range ? toSpan([alias.range[0], alias.range[1]]) : spanAt(2, 1)
      if (alias.resolve(document) === undefined) spans.unshift(span)
      else spans.push(span)
    },
  })
  return spans[0] ?? spanAt(2, 1)
}

function rangeOf(document: Document, path: readonly PropertyKey[]): Range | null {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true) as { range?: readonly [number, number, number] } | undefined
    if (node?.range) return [node.range[0], node.range[1]]
  }
  return null
}

function keyRange(document: Document, key: string): Range | null {
  if (!isMap(document.contents)) return null
  const pair = document.contents.items.find(({ key: node }) => isScalar(node) && String(node.value) === key)
  const range = isScalar(pair?.key) ? pair.key.range : null
  return range ? [range[0], range[1]] : null
}

type IssueContext = {
  readonly document: Document
  readonly schema: z.ZodObject
  readonly spanOf: (path: readonly PropertyKey[]) => Span
  readonly toSpan: (range: Range) => Span
  readonly file: string
  readonly problems: ProblemList
}

function reportIssue(issue: z.core.$ZodIssue, context: IssueContext): void {
  const { document, schema, spanOf, toSpan, file, problems } = context
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys) {
      const range = keyRange(document, key)
      const span = range === null ? spanOf(issue.path) : toSpan(range)
      problems.add('front-matter-unknown-key', {
        file,
        span,
        message: `The front matter has an unknown key "${key}"`,
        hint: suggest(key, Object.keys(schema.shape)),
      })
    }
    return
  }
  const key = issue.path.join('.')
  if (key === '') {
    problems.add('front-matter-invalid', {
      file,
      span: spanAt(2, 1),
      message: 'The front matter is not a list of `key: value` lines',
      hint: 'Write one key a line, first of all `title: …`',
    })
    return
  }
  const missing = issue.code === 'invalid_type' && document.getIn(issue.path) === undefined
  const [what = '', instead] = issue.message.split('; ')
  const message = missing ? `The front matter has no "${key}"` : `"${key}" ${what}`
  const hint = missing ? `Add a line \`${key}: …\`` : (instead ?? null)
  problems.add(missing ? 'front-matter-missing-key' : 'front-matter-invalid', { file, span: spanOf(issue.path), message, hint })
}

function yamlHint(message: string): string {
  if (/mapping|implicit keys|block value/i.test(message)) return 'Put a text that contains `: ` into quotes'
  if (/tab/i.test(message)) return 'Indent with spaces'
  if (/quote|unexpected end/i.test(message)) return 'Close the quotes'
  if (/unique/i.test(message)) return 'Keep one of the two lines'
  return 'Put a text with marks such as `: # [ { & * !` into quotes'
}
