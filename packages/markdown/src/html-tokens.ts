import { Tokenizer } from 'htmlparser2'

export type HtmlAttribute = { readonly name: string; readonly value: string }

/** A piece of raw HTML; `start` and `end` are offsets. Names are in lower case, `written`, values and texts as written. */
export type HtmlToken = { readonly start: number; readonly end: number } & (
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'open'; readonly name: string; readonly written: string; readonly attributes: readonly HtmlAttribute[] }
  | { readonly type: 'close'; readonly name: string }
  /** A tag or a comment that the text ends in. */
  | { readonly type: 'unclosed' }
)

/** Takes raw HTML apart as browsers do. Comments, declarations and the like are no tokens. */
export function readHtml(text: string): HtmlToken[] {
  const tokens: HtmlToken[] = []
  let isOver = false
  let reached = 0
  let written = ''
  let attributes: HtmlAttribute[] = []
  let value = ''
  /** Notes how far the text is understood; returns where the token began. */
  const reach = (end: number): number => {
    const start = reached
    if (!isOver) reached = Math.max(reached, Math.min(end, text.length))
    return start
  }
  const open = (end: number): void => {
    tokens.push({ type: 'open', name: written.toLowerCase(), written, attributes, start: reach(end + 1), end: end + 1 })
    attributes = []
  }
  const skip = (_start: number, end: number): void => void reach(text.indexOf('>', end) + 1 || text.length)
  const tokenizer = new Tokenizer(
    { xmlMode: false, decodeEntities: false },
    {
      ontext: (start, end) => {
        tokens.push({ type: 'text', text: text.slice(start, end), start, end })
        reached = Math.max(reached, end)
      },
      onopentagname: (start, end) => {
        written = text.slice(start, end)
        attributes = []
      },
      onattribname: (start, end) => {
        attributes.push({ name: text.slice(start, end).toLowerCase(), value: '' })
        value = ''
      },
      onattribdata: (start, end) => {
        value += text.slice(start, end)
      },
      onattribend: () => {
        const last = attributes.pop()
        if (last !== undefined) attributes.push({ name: last.name, value })
      },
      onopentagend: open,
      onselfclosingtag: open,
      onclosetag: (start, end) => {
        const close = text.indexOf('>', end) + 1 || text.length
        tokens.push({ type: 'close', name: text.slice(start, end).toLowerCase(), start: reach(close), end: close })
      },
      oncomment: skip,
      oncdata: skip,
      ondeclaration: skip,
      onprocessinginstruction: skip,
      onattribentity: () => {},
      ontextentity: () => {},
      onend: () => {},
    },
  )
  tokenizer.write(text)
  isOver = true
  tokenizer.end()
  if (reached < text.length) tokens.push({ type: 'unclosed', start: reached, end: text.length })
  return tokens
}
