import { escapeAttribute, escapeText } from './escape.ts'
import { referenceTokens } from './reference-tokens.ts'
import { type CodeToken, tokensOf } from './tokens.ts'

/** A name in a piece of code. Lines and columns count from 0, columns in UTF-16 units. */
export type NameMark = { readonly line: number; readonly column: number; readonly length: number } & (
  | { readonly type: string }
  /** The place of an error. */
  | { readonly isError: true }
  /** The reference that decides where the name leads, by its index. */
  | { readonly reference: number }
)

export type CodeInput = {
  readonly code: string
  /** Shiki's name of the grammar; null for plain text. */
  readonly grammar: string | null
  /** Whether each line begins with a sign of a diff, which is left out: the style sheet draws it. */
  readonly signed?: boolean
  readonly marks: readonly NameMark[]
}

/** Turns a piece of code into lines of HTML. */
export type Highlight = (input: CodeInput) => Promise<readonly string[]>

/** Creates a function that remembers its results, because the translations of a page and its states after an edit share most code. */
export function createHighlighter(): Highlight {
  const known = new Map<string, Promise<readonly string[]>>()
  return (input) => {
    const key = JSON.stringify(input)
    const lines = known.get(key) ?? highlightLines(input)
    known.set(key, lines)
    return lines
  }
}

async function highlightLines({ code: source, grammar, marks, signed }: CodeInput): Promise<readonly string[]> {
  const code = signed ? source.replace(/^./gm, '') : source
  if (grammar === null) return code.split('\n').map(escapeText)
  const lines = await tokensOf(code, grammar)
  return lines.map((tokens, line) =>
    lineHtml(
      tokens,
      marks.filter((mark) => mark.line === line),
    ),
  )
}

function lineHtml(tokens: readonly CodeToken[], marks: readonly NameMark[]): string {
  let html = ''
  let column = 0
  for (const { name, text } of tokens) {
    const marked = withMarks(text, { column, marks })
    html += name === null ? marked : `<span class="${name}">${marked}</span>`
    column += text.length
  }
  return html
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
    if ('isError' in mark) html += `<span class="err">${name}</span>`
    else
      html +=
        'reference' in mark
          ? `${referenceTokens.linkStart(mark.reference)}${name}${referenceTokens.linkEnd(mark.reference)}`
          : `<span class="ty" tabindex="0" data-type="${escapeAttribute(mark.type)}">${name}</span>`
    done = end
  }
  return html + escapeText(text.slice(done))
}
