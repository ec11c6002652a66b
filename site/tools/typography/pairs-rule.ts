import { type Block, type Edit, isHan, isLatin, isSpace, isWideMark, type Unit } from './unit.ts'

type Pair = { readonly open: RegExp; readonly close: RegExp; readonly wide: readonly [string, string]; readonly reason: string }

const pairs: readonly Pair[] = [
  { open: /^\($/, close: /^\)$/, wide: ['（', '）'], reason: 'brackets in a Chinese sentence are full-width' },
  { open: /^[“"]$/, close: /^[”"]$/, wide: ['「', '」'], reason: 'Chinese quotes are 「」' },
  { open: /^‘$/, close: /^’$/, wide: ['『', '』'], reason: 'Chinese inner quotes are 『』' },
]

/** Makes brackets and quotes around or within Chinese full-width, except those of a call such as `run()`. */
export function pairsRule({ units }: Block): Edit[] {
  return pairs.flatMap((pair) =>
    matches(units, pair)
      .filter(([open, close]) => isOfChinese(units, { open, close }))
      .flatMap(([open, close]): Edit[] => {
        const [first, last] = [units[open] as Unit, units[close] as Unit]
        return [
          { start: first.start, end: first.end, text: pair.wide[0], reason: pair.reason },
          { start: last.start, end: last.end, text: pair.wide[1], reason: pair.reason },
        ]
      }),
  )
}

function matches(units: readonly Unit[], { open, close }: Pair): [number, number][] {
  const found: [number, number][] = []
  const stack: number[] = []
  for (const [index, { character }] of units.entries()) {
    if (stack.length > 0 && close.test(character)) found.push([stack.pop() as number, index])
    else if (open.test(character)) stack.push(index)
  }
  return found
}

function isOfChinese(units: readonly Unit[], { open, close }: { open: number; close: number }): boolean {
  if (units.slice(open + 1, close).some(isHan)) return true
  if (isLatin(units[open - 1])) return false
  const before = isSpace(units[open - 1]) ? units[open - 2] : units[open - 1]
  const after = isSpace(units[close + 1]) ? units[close + 2] : units[close + 1]
  return [before, after].some((unit) => isHan(unit) || isWideMark(unit))
}
