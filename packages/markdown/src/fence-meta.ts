import type { Span, TypeNotes } from '@pagewright/model'
import type { Code } from 'mdast'
import type { LineRange } from './includes.ts'

/** What stands after the language of a code fence. */
export type FenceMeta = {
  readonly title: string | null
  /** Path of the file whose code is shown, and the region of it: `file="path#region"`. */
  readonly file: string | null
  readonly region: string | null
  /** Line numbers, from 1. */
  readonly highlighted: ReadonlySet<number>
  readonly inserted: ReadonlySet<number>
  readonly deleted: ReadonlySet<number>
  readonly focused: ReadonlySet<number>
  readonly numbered: boolean
  /** Whether types stand in the HTML itself, instead of in the file that is fetched later. */
  readonly types: boolean
  /** Whether names of types link to their entries. */
  readonly signature: boolean
  /** Whether the block begins folded: `fold`, or `nofold`; null leaves it to the number of lines. */
  readonly folded: boolean | null
  /** Words that mean nothing here. */
  readonly unknown: readonly string[]
}

export const fenceFlags: readonly string[] = ['lines', 'types', 'signature', 'fold', 'nofold']
export const fenceKeys: readonly string[] = ['title', 'file', 'ins', 'del', 'focus']

const part =
  /\{([\d,\s-]*)\}|\[((?:[^[\]]|\[[^\]]*\])*)\](?=[\s{]|$)|(\w[\w-]*)=(?:"([^"]*)"|'([^']*)'|\{([\d,\s-]*)\}|([^\s"'{“”‘’]\S*))|(\S+)/g

/** Reads `title="a.ts" {1,3-4} ins={2} lines`; `[a.ts]` is another way to write a title. */
export function parseFenceMeta(meta: string): FenceMeta {
  const values = new Map<string, string>()
  const flags = new Set<string>()
  const unknown: string[] = []
  let highlighted = ''
  for (const [whole, range, title, key, double, single, braces, bare, word] of meta.matchAll(part)) {
    if (range !== undefined) highlighted += `,${range}`
    else if (title !== undefined && !values.has('title')) values.set('title', title)
    else if (key !== undefined && fenceKeys.includes(key) && !values.has(key)) values.set(key, double ?? single ?? braces ?? bare ?? '')
    else if (word !== undefined && fenceFlags.includes(word)) flags.add(word)
    else unknown.push(whole)
  }
  const [file, region] = values.get('file')?.split('#', 2) ?? []
  return {
    title: values.get('title') ?? null,
    file: file ?? null,
    region: region ?? null,
    highlighted: parseRanges(highlighted, unknown),
    inserted: parseRanges(values.get('ins') ?? '', unknown),
    deleted: parseRanges(values.get('del') ?? '', unknown),
    focused: parseRanges(values.get('focus') ?? '', unknown),
    numbered: flags.has('lines'),
    types: flags.has('types'),
    signature: flags.has('signature'),
    folded: flags.has('nofold') ? false : flags.has('fold') ? true : null,
    unknown,
  }
}

/** The language of a fence, in lower case, and what follows it; a space between the two is not necessary: `ts{1}`. */
export function parseFence({ lang, meta }: Pick<Code, 'lang' | 'meta'>): { language: string; meta: FenceMeta } {
  const [, language = '', rest = ''] = /^([^\s{[:]*)(.*)$/s.exec(`${lang ?? ''} ${meta ?? ''}`) ?? []
  return { language: language === '' ? 'text' : language.toLowerCase(), meta: parseFenceMeta(rest) }
}

/** `1,3-5` gives 1, 3, 4, 5. Ranges end at 9999. What is no range is added to the words that mean nothing. */
function parseRanges(text: string, unknown: string[]): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const range of text.split(',')) {
    const match = /^\s*(\d{1,4})(?:\s*-\s*(\d{1,4}))?\s*$/.exec(range)
    const first = Number(match?.[1])
    const last = Number(match?.[2] ?? first)
    if (!(first <= last) && range.trim() !== '') unknown.push(range.trim())
    for (let number = first; number <= last; number++) numbers.add(number)
  }
  return numbers
}

/** A fence, resolved: its code (included where a file is named), lines of HTML, and what its meta asks for. */
export type CodeBlock = {
  readonly language: string
  readonly code: string
  readonly meta: FenceMeta
  readonly lines: readonly string[]
  /** Which lines of its file it shows, if it shows a part of one. */
  readonly range: LineRange | null
  /** Types of names that are shown later, by a file beside the page. */
  readonly notes: TypeNotes[number][1]
  /** Where the fence or the directive stands in its text. */
  readonly span: Span
}

/** A name and its type, at a place in a block. Lines and columns count from 0. */
export type RecordedType = { readonly line: number; readonly column: number; readonly length: number; readonly type: string }

/** Whether names in a fence of a language may have types. */
export function isTypeScript(language: string): boolean {
  return language === 'ts' || language === 'tsx'
}
