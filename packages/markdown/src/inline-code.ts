import { escapeText } from './escape.ts'

/** Code of more characters than this may continue on the next line. */
const shortCode = 24
/** Names of more characters than this may be broken; those in short code only in tables on phones. */
const shortName = 16
/** A part with fewer characters stays with its neighbor. */
const shortPart = 4

/**
 * Code in running text. The style sheet keeps short code on one line; long code has the class `long`. Where lines may break, they do so at
 * spaces, and inside long names between their parts: at `.`, `/`, `_`, `:` and `=`, and before a capital.
 */
export function renderInlineCode(code: string): string {
  return codeElement(code, breakableCode(code))
}

/** The element of code whose HTML is known. */
export function codeElement(code: string, html: string): string {
  return `<code${code.length > shortCode ? ' class="long"' : ''}>${html}</code>`
}

/** The HTML of code, with the places where its long names may be broken. */
export function breakableCode(code: string): string {
  const words = code.split(/(\s+)/)
  return words.map((word) => (word.length > shortName ? partsOf(word).map(escapeText).join('<wbr>') : escapeText(word))).join('')
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
