import { type Block, type Edit, isHan, isLatin, isSpace, isWideMark, type Unit } from './unit.ts'

/** Puts one space between Chinese and Latin, and removes double spaces and those within Chinese or beside full-width marks. */
export function spacingRule({ units }: Block): Edit[] {
  return units.flatMap((unit, index): Edit[] => {
    const next = units[index + 1]
    if (next === undefined) return []
    if (isSpace(unit) && isSpace(next)) return [remove(next, 'one space is enough')]
    if (isSpace(next) && isWideMark(unit)) return [remove(next, 'no space after a full-width mark')]
    if (isSpace(unit) && isWideMark(next)) return [remove(unit, 'no space before a full-width mark')]
    if (isHan(unit) && isSpace(next) && isHan(units[index + 2])) return [remove(next, 'no space within Chinese')]
    const isMixed = (isHan(unit) && isLatin(next)) || (isLatin(unit) && isHan(next)) || (unit.character === '%' && isHan(next))
    return isMixed ? [{ start: unit.after, end: unit.after, text: ' ', reason: 'a space between Chinese and Latin' }] : []
  })
}

function remove({ start, end }: Unit, reason: string): Edit {
  return { start, end, text: '', reason }
}
