import { type Block, type Edit, isHan } from './unit.ts'

const replacements: readonly { readonly pattern: RegExp; readonly text: (character: string) => string; readonly reason: string }[] = [
  {
    pattern: /^[Ａ-Ｚａ-ｚ０-９]$/,
    text: (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0),
    reason: 'Latin letters and digits are half-width',
  },
  { pattern: /^[｢｣]$/, text: (character) => (character === '｢' ? '「' : '」'), reason: 'Chinese quotes are full-width' },
]

/** Replaces characters that do not belong in Chinese text: full-width Latin, half-width quotes, three dots beside Chinese. */
export function oddCharactersRule({ units }: Block): Edit[] {
  const single = units.flatMap(({ character, start, end }) =>
    replacements.flatMap(({ pattern, text, reason }) => (pattern.test(character) ? [{ start, end, text: text(character), reason }] : [])),
  )
  const dots = units.flatMap((unit, index): Edit[] => {
    const [second, third] = [units[index + 1], units[index + 2]]
    const isDots = unit.character === '.' && second?.character === '.' && third?.character === '.'
    if (!isDots || !(isHan(units[index - 1]) || isHan(units[index + 3]))) return []
    return [{ start: unit.start, end: third.end, text: '……', reason: 'an ellipsis beside Chinese is ……' }]
  })
  return [...single, ...dots]
}
