import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type CardFont = { readonly name: string; readonly data: Buffer; readonly weight: 400 | 700; readonly style: 'normal' }

/** Finds the parts of the Noto face that hold a text's characters. */
export type CardFonts = (text: string, weight: CardFont['weight']) => CardFont[]

type Part = { readonly name: string; readonly ranges: readonly (readonly [number, number])[] }

/** Opens the face: it comes in about a hundred files, each for some ranges of characters, and is read file by file as texts need it. */
export function openCardFonts(): CardFonts {
  const folder = dirname(createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/package.json'))
  const parts = readParts(join(folder, 'unicode.json'))
  const loaded = new Map<string, CardFont>()
  const load = (name: string, weight: CardFont['weight']): CardFont => {
    const key = `${name}-${weight}`
    const font = loaded.get(key) ?? {
      name: key,
      data: readFileSync(join(folder, 'files', `noto-sans-sc-${key}-normal.woff`)),
      weight,
      style: 'normal',
    }
    loaded.set(key, font)
    return font
  }
  return (text, weight) => {
    const points = [...new Set(text)].map((character) => character.codePointAt(0) as number)
    const needed = parts.filter(({ ranges }) => points.some((point) => ranges.some(([from, to]) => point >= from && point <= to)))
    return needed.map(({ name }) => load(name, weight))
  }
}

/** Latin first: its parts overlap with the numbered ones. */
function readParts(file: string): Part[] {
  const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const toRange = (text: string): [number, number] => {
    const [from = '', to = from] = text.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  }
  const parts = Object.entries(known).map(
    ([name, ranges]): Part => ({ name: name.replace(/[[\]]/g, ''), ranges: ranges.split(',').map(toRange) }),
  )
  const rank = ({ name }: Part): number => (name === 'latin' ? 0 : /^\d/.test(name) ? 1 : 2)
  return parts.sort((a, b) => rank(a) - rank(b))
}
