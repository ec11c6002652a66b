import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ProblemCode, type ProblemList, parseJson, type Span, spanAt } from '@pagewright/model'
import { isMap, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type * as z from 'zod'
import { readText } from '../cache/files.ts'
import { schemaIssues } from './schema-issues.ts'

type Path = readonly PropertyKey[]

/** Where the parts of a text stand. */
export type DataPlaces = {
  /** The value at a path, or the nearest part around it; the first character of the text where there is none. */
  spanOf(path: Path): Span
  /** The key that a path ends with; where there is no such key, like `spanOf`. */
  spanOfKey(path: Path): Span
}

type YamlData = DataPlaces & {
  /** Undefined if there are mistakes. */
  readonly value: unknown
  /** What is not valid YAML, in the words of the parser, and aliases that lead nowhere or to too much; or else a merge conflict. */
  readonly mistakes: readonly { readonly message: string; readonly span: Span; readonly hint: string | null }[]
}

/** Reads YAML without throwing. `firstLine` is the line of the file that the text begins at. */
export function readYaml(text: string, { firstLine = 1 }: { firstLine?: number } = {}): YamlData {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false, logLevel: 'error', schema: 'core', version: '1.2' })
  const toSpan = ([start, end]: readonly [number, number, number?]): Span => {
    const from = counter.linePos(start)
    const to = counter.linePos(Math.max(start + 1, end))
    return { line: from.line + firstLine - 1, column: from.col, endLine: to.line + firstLine - 1, endColumn: to.col }
  }
  const nodeAt = (path: Path): Node | null | undefined => (path.length === 0 ? document.contents : (document.getIn(path, true) as Node))
  const spanOf = (path: Path): Span => {
    if (path.length === 0) return spanAt(firstLine, 1)
    const range = nodeAt(path)?.range
    return range ? toSpan(range) : spanOf(path.slice(0, -1))
  }
  const spanOfKey = (path: Path): Span => {
    const parent = nodeAt(path.slice(0, -1))
    const keys = isMap(parent) ? parent.items.map(({ key }) => key) : []
    const range = keys.filter(isScalar).find(({ value }) => String(value) === String(path.at(-1)))?.range
    return range ? toSpan(range) : spanOf(path)
  }
  const at = text.search(conflict)
  const mistakes =
    at === -1
      ? [...document.errors, ...document.warnings].map(({ message, pos }) => ({ message, span: toSpan(pos), hint: null }))
      : [{ message: 'it holds a merge conflict of git', span: toSpan([at, at + 7]), hint: conflictHint }]
  const places = { spanOf, spanOfKey }
  if (mistakes.length > 0) return { value: undefined, mistakes, ...places }
  try {
    return { value: document.toJS({ maxAliasCount: 20 }), mistakes, ...places }
  } catch (error) {
    // The parser does not say which alias it means: the first one without an anchor, else the first of all.
    const spans: Span[] = []
    visit(document, {
      Alias: (_key, alias) => {
        const span = alias.range ? toSpan(alias.range) : spanOf([])
        if (alias.resolve(document) === undefined) spans.unshift(span)
        else spans.push(span)
      },
    })
    return { value: undefined, mistakes: [{ message: (error as Error).message, span: spans[0] ?? spanOf([]), hint: null }], ...places }
  }
}

/** What to do with a merge conflict. */
export const conflictHint =
  'Delete the lines with <<<<<<<, ======= and >>>>>>>, and those from ||||||| to ======= if there are any; keep what is right of both sides'

const conflict = /^<{7} /m

/** Whether git has left a merge conflict in a text. */
export function holdsConflict(text: string): boolean {
  return conflict.test(text)
}

type JsonFile<S extends z.ZodType> = {
  /** Path from the root. */
  readonly file: string
  readonly schema: S
  /** What holds where there is no such file. */
  readonly absent: z.output<S>
  /** Of the problems of a file that cannot be used. */
  readonly code: ProblemCode
  /** The command that writes the file. */
  readonly writtenBy: string
  readonly problems: ProblemList
}

/** Reads a JSON file that a command has written into a site's folder. Null, with problems at their places, if it cannot be used. */
export function readJsonFile<S extends z.ZodType>(
  root: string,
  { file, schema, absent, code, writtenBy, problems }: JsonFile<S>,
): (DataPlaces & { readonly value: z.output<S> }) | null {
  const path = join(root, file)
  const isThere = existsSync(path)
  const text = isThere ? (readText(path) ?? '') : ''
  let yaml: YamlData | null = null
  // JSON is YAML too. It is parsed a second time only when a place is asked for.
  const places = (): DataPlaces => {
    yaml ??= readYaml(text)
    return yaml
  }
  const hint = holdsConflict(text)
    ? `It holds a merge conflict of git. ${conflictHint}, with commas between the entries`
    : `It is written by \`${writtenBy}\`; restore it from git`
  const report = (span: Span, message: string): void => problems.add(code, { file, span, message, hint })
  const json = isThere ? parseJson(text) : { value: absent }
  if ('span' in json) {
    report(json.span, `${file} is not valid JSON`)
    return null
  }
  // JSON takes the last one, and a merge of two branches that is kept as it is has both.
  const doubled = keysIn(text) > countKeys(json.value) ? readYaml(text).mistakes : []
  for (const { span } of doubled)
    problems.add(code, {
      file,
      span,
      message: `${file} has a key twice`,
      hint: 'Keep one of the two, with what is right of both. If a merge has made one entry of two, write both, each in braces of its own',
    })
  if (doubled.length > 0) return null
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { value: parsed.data, spanOf: (at) => places().spanOf(at), spanOfKey: (at) => places().spanOfKey(at) }
  for (const issue of schemaIssues(parsed.error, { schema, whole: file }))
    report(issue.kind === 'unknown-key' ? places().spanOfKey(issue.path) : places().spanOf(issue.path), issue.message)
  return null
}

/** How many keys a text in JSON has. */
function keysIn(json: string): number {
  return json.match(/"(?:[^"\\]|\\.)*"\s*:/g)?.length ?? 0
}

/** How many keys the objects in a value have. */
function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce((sum: number, one) => sum + countKeys(one), own)
}
