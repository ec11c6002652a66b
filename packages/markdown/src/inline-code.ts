import { escapeText } from './escape.ts'

/** Code of more characters than this may continue on the next line. */
const shortCode = 24
/** Names of more characters than this may be broken where they are wider than their line. */
const shortName = 16
/** Words of at most this many characters are narrower than a line on a phone. */
const shortWord = 36
/** A part with fewer characters stays with its neighbor. */
const shortPart = 4

/**
 * Code in running text. A name is broken only where it is wider than its line or cell: the style sheet makes a box of it, and keeps the
 * box and the comma behind it together. Other short code stays on one line; long code may continue on the next one.
 */
export function renderInlineCode(code: string): string {
  if (!/\s/.test(code) && mayBreak(code)) return `<span class="name">${codeElement(code, breakableCode(code))}</span>`
  const html = code.replace(/\S+/g, (word) => {
    const parts = breakableCode(word)
    return mayBreak(word) && word.length <= shortWord ? `<span class="word">${parts}</span>` : parts
  })
  return codeElement(code, html)
}

/** HTML in which opening brackets before names are in their boxes. Browsers break between a bracket and a box, so it could end a line. */
export function withBracketsInBoxes(html: string): string {
  return html.replace(/([([{（［「『《〈【“‘])<span class="name">/g, '<span class="name">$1')
}

/** The element of code whose HTML is known. */
export function codeElement(code: string, html: string): string {
  return `<code${code.length > shortCode ? ' class="long"' : ''}>${html}</code>`
}

/** Whether browsers may break a word. */
function mayBreak(word: string): boolean {
  return word.length > shortName || /[-/]\w/.test(word)
}

/** The HTML of code, with the places where its long names may be broken: at `.`, `/`, `_`, `:` and `=`, and before a capital. */
export function breakableCode(code: string): string {
  return code.replace(/\S+/g, (word) => (word.length > shortName ? partsOf(word).map(escapeText).join('<wbr>') : escapeText(word)))
}

/** The parts of a name, none shorter than `shortPart`: `create`, `Kettle`, `Next`. A dot begins a part, other marks end one. */
function partsOf(name: string): string[] {
  const parts: string[] = []
  for (const part of name.split(/(?<=[/_:,=])(?![/_:,=>])|(?<=[\w)\]])(?=\.\w)|(?<=[a-z\d])(?=[A-Z])/)) {
    const last = parts.at(-1)
    if (last !== undefined && (last.length < shortPart || part.length < shortPart)) parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  return parts
}
