import type { displayPartsToString, QuickInfo, ScriptElementKind } from 'typescript-in-browser'

/** What is needed of the compiler, so that this works with each version that samples are checked with. */
type Compiler = {
  readonly displayPartsToString: typeof displayPartsToString
  readonly ScriptElementKind: Pick<typeof ScriptElementKind, 'constElement' | 'letElement' | 'parameterElement'>
}

/** What the compiler tells about a name, with its type in at most `length` characters if possible. */
type Ask = (length: number) => QuickInfo | undefined

/** Greatest lengths of types, in characters. Types of variables may be longer, because their parts matter more than those of functions. */
const longest = { variable: 320, other: 160 }

/** The type of a name in one line, without the kind in brackets; null if it says nothing or is too long to read. */
export function typeText(ts: Compiler, ask: Ask): string | null {
  const short = ask(longest.other)
  return isVariable(ts, short) ? readable(ts, ask(longest.variable), longest.variable) : readable(ts, short, longest.other)
}

function readable(ts: Compiler, info: QuickInfo | undefined, most: number): string | null {
  const text = ts.displayPartsToString(info?.displayParts).split('\nimport ', 1)[0] ?? ''
  const line = text
    .replace(/^\([a-z ]+\) /, '')
    .replace(/ \(\+\d+ overloads?\)$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  const saysMuch = /[:=]/.test(line) && !line.includes('{ new (): ') && !/: any$/.test(line)
  return saysMuch && line.length <= most ? line : null
}

function isVariable({ ScriptElementKind: kinds }: Compiler, info: QuickInfo | undefined): boolean {
  return [kinds.constElement, kinds.letElement, kinds.parameterElement].some((kind) => kind === info?.kind)
}
