import type { Span } from '@pagewright/model'

const widest = 110

/** The lines around a place, numbered, with a marker below it. Two lines of context; long lines are cut around the place. */
export function codeFrame(source: string, span: Span): string {
  const lines = source.split(/\r\n|\n|\r/)
  const first = Math.max(1, span.line - 2)
  const last = Math.min(lines.length, span.line + 2)
  const gutter = String(last).length
  const shift = Math.max(0, span.column - 1 - Math.floor(widest / 2))
  const frame: string[] = []
  for (let number = first; number <= last; number++) {
    const text = cut(withoutControls((lines[number - 1] ?? '').replaceAll('\t', ' ')), shift)
    const mark = number === span.line ? '>' : ' '
    frame.push(`${mark} ${String(number).padStart(gutter)} | ${text}`.trimEnd())
    if (number === span.line) frame.push(`  ${' '.repeat(gutter)} | ${marker({ line: lines[number - 1] ?? '', span, shift })}`)
  }
  return frame.join('\n')
}

/** Replaces control characters with U+FFFD, except tabs and line feeds, so that printing the text cannot control a terminal. */
export function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n]/gu, '\uFFFD')
}

function cut(line: string, shift: number): string {
  return line.length - shift > widest ? `${line.slice(shift, shift + widest)}…` : line.slice(shift)
}

function marker({ line, span, shift }: { line: string; span: Span; shift: number }): string {
  const start = span.column - 1 - shift
  const end = span.endLine === span.line ? span.endColumn - 1 - shift : line.length - shift
  const before = displayWidth(line.slice(shift, shift + start))
  const marked = displayWidth(line.slice(shift + start, shift + Math.min(end, widest)))
  return ' '.repeat(before) + '^'.repeat(Math.max(1, marked))
}

/**
 * Columns that a text takes in a terminal: two for an emoji and for a Han, kana, hangul or full-width character, none for a mark on the
 * character before it.
 */
function displayWidth(text: string): number {
  let width = 0
  for (const character of text) {
    if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(character)) continue
    width +=
      /\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u.test(
        character,
      )
        ? 2
        : 1
  }
  return width
}
