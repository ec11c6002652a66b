import type { KnownWord } from '../terms/vocabulary.ts'

/** How far apart characters of a similar sound are in that order, at most. */
const near = 45

/**
 * What a word of Han characters may stand for if one of them was typed for another one of a similar sound, as input methods offer them:
 * 中间件 for 中间健. The likeliest first. The vocabulary has pairs of characters, so whether a page has the whole word is not known.
 */
export function correctHan(word: string, vocabulary: readonly KnownWord[]): readonly { readonly joined: string }[] {
  const bySound = readBySound()
  const characters = Array.from(word)
  const found: { readonly joined: string; readonly cost: number }[] = []
  for (const { word: pair, count } of vocabulary)
    for (const [at, typed] of characters.entries()) {
      const right = pair[0] === characters[at - 1] ? pair[1] : pair[1] === characters[at + 1] ? pair[0] : undefined
      if (right === undefined) continue
      const distance = Math.abs(bySound.indexOf(typed) - bySound.indexOf(right))
      if (distance > 0 && distance < near) found.push({ joined: characters.with(at, right).join(''), cost: distance - 3 * count })
    }
  return found.sort((a, b) => a.cost - b.cost)
}

/** The 3,755 most frequent characters in the order of their sound, in which the encoding GBK has them in 40 rows of 94. */
function readBySound(): string {
  const bytes = Uint8Array.from({ length: 40 * 94 * 2 }, (_, at) => (at % 2 === 0 ? 0xb0 + at / 188 : 0xa1 + ((at >> 1) % 94)))
  return new TextDecoder('gbk').decode(bytes)
}
