import type { HighlighterGeneric, ThemedToken } from 'shiki'
import { escapeAttribute, escapeText } from './escape.ts'
import { hash } from './hash.ts'
import { referenceTokens } from './reference-tokens.ts'

/** A name in a piece of code. Lines and columns count from 0, columns in UTF-16 units. */
export type NameMark = { readonly line: number; readonly column: number; readonly length: number } & (
  | { readonly type: string }
  /** The reference that decides where the name leads, by its index. */
  | { readonly reference: number }
)

export type CodeInput = {
  readonly code: string
  /** Shiki's name of the grammar; null for plain text. */
  readonly grammar: string | null
  readonly marks: readonly NameMark[]
}

/** Keeps highlighted code between builds. `read` gives null for what is missing or damaged. */
export type CodeStore = {
  read<T>(kind: string, key: string): T | null
  write(kind: string, key: string, value: unknown): void
}

/** Turns pieces of code into lines of HTML. Each distinct piece is highlighted once and kept in the store. */
export type Highlighter = { highlight(inputs: readonly CodeInput[]): Promise<readonly (readonly string[])[]> }

const prefix = '--c-'
const classes: Readonly<Record<string, string>> = {
  'token-keyword': 'tk',
  'token-string': 'ts',
  'token-constant': 'tc',
  'token-comment': 'tm',
  'token-parameter': 'tp',
  'token-function': 'tf',
  'token-string-expression': 'te',
  'token-punctuation': 'tu',
  'token-link': 'tl',
}

/** Creates a highlighter. Shiki and its grammars are loaded when they are needed for the first time. */
export function createHighlighter(store: CodeStore): Highlighter {
  let engine: Promise<Engine> | null = null
  return {
    highlight: async (inputs) => {
      const results: (readonly string[])[] = []
      for (const { code, grammar, marks } of inputs) {
        if (grammar === null) {
          results.push(code.split('\n').map(escapeText))
          continue
        }
        const key = hash(grammar, code, JSON.stringify(marks))
        let lines = store.read<readonly string[]>('code', key)
        if (lines === null) {
          engine ??= loadEngine()
          lines = await highlightLines(await engine, { code, grammar, marks })
          store.write('code', key, lines)
        }
        results.push(lines)
      }
      return results
    },
  }
}

type Engine = HighlighterGeneric<string, string>

async function loadEngine(): Promise<Engine> {
  const { createCssVariablesTheme, createHighlighter: createEngine } = await import('shiki')
  const engine = await createEngine({ themes: [createCssVariablesTheme({ variablePrefix: prefix })], langs: [], warnings: false })
  // Its type knows the themes that Shiki brings along, but not this one.
  return engine as Engine
}

async function highlightLines(
  engine: Engine,
  { code, grammar, marks }: CodeInput & { readonly grammar: string },
): Promise<readonly string[]> {
  if (!engine.getLoadedLanguages().includes(grammar)) await engine.loadLanguage(grammar)
  const lines = engine.codeToTokensBase(code, {
    lang: grammar,
    theme: 'css-variables',
    tokenizeMaxLineLength: 2000,
    // None. With a limit, what a build writes would depend on how busy the machine is.
    tokenizeTimeLimit: 0,
  })
  return lines.map((tokens, line) =>
    lineHtml(
      tokens,
      marks.filter((mark) => mark.line === line),
    ),
  )
}

function lineHtml(tokens: readonly ThemedToken[], marks: readonly NameMark[]): string {
  let html = ''
  let column = 0
  for (const { name, text } of merge(tokens)) {
    html += wrap(name, withMarks(text, { column, marks }))
    column += text.length
  }
  return html
}

/** Joins neighboring tokens of the same class. White space joins the token before it. */
function merge(tokens: readonly ThemedToken[]): { name: string | null; text: string }[] {
  const merged: { name: string | null; text: string }[] = []
  for (const { color, content } of tokens) {
    const name = classes[color?.slice(`var(${prefix}`.length, -1) ?? ''] ?? null
    const last = merged.at(-1)
    if (last !== undefined && (last.name === name || content.trim() === '')) last.text += content
    else merged.push({ name, text: content })
  }
  return merged
}

function wrap(name: string | null, html: string): string {
  return name === null ? html : `<span class="${name}">${html}</span>`
}

function withMarks(text: string, { column, marks }: { column: number; marks: readonly NameMark[] }): string {
  let html = ''
  let done = 0
  for (const mark of marks) {
    const start = mark.column - column
    const end = start + mark.length
    if (start < done || end > text.length) continue
    html += escapeText(text.slice(done, start))
    const name = escapeText(text.slice(start, end))
    html +=
      'reference' in mark
        ? `${referenceTokens.linkStart(mark.reference)}${name}${referenceTokens.linkEnd(mark.reference)}`
        : `<span class="ty" tabindex="0" data-type="${escapeAttribute(mark.type)}">${name}</span>`
    done = end
  }
  return html + escapeText(text.slice(done))
}
