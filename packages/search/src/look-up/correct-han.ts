import type { KnownWord } from '../terms/vocabulary.ts'

/** How far apart characters of a similar sound are in that order, at most. */
const near = 45

/** So many are enough, as each has to be looked up in the index. */
const most = 5

/** The places of characters in the order of their sound, once they are needed. */
let sounds: ReadonlyMap<string | undefined, number> | undefined

/** What a word may stand for: the less it costs, the likelier it is. */
type SimilarWord = { readonly joined: string; readonly cost: number }

/**
 * What a word of Han characters may stand for if one of them, or two neighbors, were typed for others of a similar sound, as input methods
 * offer them: 中间健 for 中间件, 侧式 for 测试. The likeliest first. The vocabulary has pairs of characters, so whether a page has the whole
 * word is not known.
 */
export function correctHan(word: string, vocabulary: readonly KnownWord[]): readonly SimilarWord[] {
  sounds ??= new Map(Array.from(readBySound(), (character, at) => [character, at]))
  const soundOf = (character: string | undefined): number => sounds?.get(character) ?? Number.NaN
  const distanceOf = (typed: string | undefined, right: string | undefined): number =>
    typed === right ? 0 : Math.abs(soundOf(typed) - soundOf(right))
  const characters = Array.from(word)
  const found: SimilarWord[] = []
  for (const { word: pair, count } of vocabulary)
    for (const at of characters.keys()) {
      const distance = distanceOf(characters[at], pair[0]) + distanceOf(characters[at + 1], pair[1])
      if (distance > 0 && distance < near) found.push({ joined: characters.toSpliced(at, 2, pair).join(''), cost: distance - 3 * count })
    }
  return found.sort((a, b) => a.cost - b.cost).slice(0, most)
}

/** The 3,755 most frequent characters in the order of their sound, in which the encoding GBK has them in 40 rows of 94. */
function readBySound(): string {
  const bytes = Uint8Array.from({ length: 40 * 94 * 2 }, (_, at) => (at % 2 === 0 ? 0xb0 + at / 188 : 0xa1 + ((at >> 1) % 94)))
  return new TextDecoder('gbk').decode(bytes)
}
