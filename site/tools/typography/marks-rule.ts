import { type Block, type Edit, isHan, isSpace, isWideMark, type Unit } from './unit.ts'

const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！', '.': '。' }

/** Half-width marks that belong to a Chinese sentence. */
export function marksRule({ units }: Block): Edit[] {
  return units.flatMap((unit, index): Edit[] => {
    const text = wide[unit.character]
    if (text === undefined || !isOfChinese(units, index)) return []
    const next = units[index + 1]
    return [
      {
        start: unit.start,
        end: isSpace(next) ? (next as Unit).end : unit.end,
        text,
        reason: `\`${unit.character}\` in a Chinese sentence`,
      },
    ]
  })
}

/** A mark after Chinese, or between anything and Chinese; a full stop only where something ends. */
function isOfChinese(units: readonly Unit[], index: number): boolean {
  const { character } = units[index] as Unit
  const [before, after] = [units[index - 1], units[index + 1]]
  const isAfterChinese = isHan(before) || (isWideMark(before) && /[）」』》]/.test(before?.character ?? ''))
  const ends = after === undefined || isSpace(after) || isWideMark(after)
  if (character === '.') return ends && (isAfterChinese || (after === undefined && units.some(isHan) && before?.character !== '.'))
  const beyond = isSpace(after) ? units[index + 2] : after
  return isAfterChinese || (isHan(beyond) && !isHanAddress(units, index))
}

/** `12:30`, `a?b`, `node:` before code: a mark inside of a word stays. */
function isHanAddress(units: readonly Unit[], index: number): boolean {
  return /[/\\=&]/.test(units[index - 1]?.character ?? '')
}
