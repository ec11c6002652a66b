import { type Block, type Edit, isHan, isSpace, isWideMark, type Unit } from './unit.ts'

const wide: Readonly<Record<string, string>> = { ',': '，', ';': '；', ':': '：', '?': '？', '!': '！', '.': '。' }

/** Makes half-width marks that belong to a Chinese sentence full-width. */
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

/** Whether a mark belongs to Chinese: it comes after or before Chinese text. A full stop has to be at the end of something. */
function isOfChinese(units: readonly Unit[], index: number): boolean {
  const { character } = units[index] as Unit
  const [before, after] = [units[index - 1], units[index + 1]]
  const isAfterChinese = isHan(before) || (isWideMark(before) && /[）」』》]/.test(before?.character ?? ''))
  const ends = after === undefined || isSpace(after) || isWideMark(after)
  if (character === '.') return ends && (isAfterChinese || (after === undefined && units.some(isHan) && before?.character !== '.'))
  const beyond = isSpace(after) ? units[index + 2] : after
  return isAfterChinese || (isHan(beyond) && !isHanAddress(units, index))
}

/** Whether a mark belongs to an address, because it comes after one of its signs. */
function isHanAddress(units: readonly Unit[], index: number): boolean {
  return /[/\\=&]/.test(units[index - 1]?.character ?? '')
}
