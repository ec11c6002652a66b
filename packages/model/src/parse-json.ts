import { type Span, spanAt } from './problem.ts'

/** The value of a JSON text, or the place of the first mistake if it is not valid. */
export type ParsedJson = { readonly value: unknown } | { readonly span: Span }

/** Parses JSON without throwing. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text) }
  } catch {
    const before = text.slice(0, firstMistake(text)).split('\n')
    return { span: spanAt(before.length, (before.at(-1) ?? '').length + 1) }
  }
}

/** Offset of the first character after which the text cannot become valid JSON. Not every engine's error has it. */
function firstMistake(text: string): number {
  let low = 0
  let high = text.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (canGoOn(text.slice(0, middle + 1))) low = middle + 1
    else high = middle
  }
  return low
}

function canGoOn(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch (error) {
    const { message } = error as Error
    return /unterminated|end of JSON/i.test(message) || message.includes(`position ${text.length}`)
  }
}
