import { describe, expect, it } from 'vitest'
import { type KnownWord, readVocabulary, writeVocabulary } from '../terms/vocabulary.ts'
import { correctWord, distances, similarWords } from './correct-word.ts'

const words = [
  'cache',
  'context',
  'cookie',
  'cookies',
  'handler',
  'middleware',
  'pipeline',
  'request',
  'response',
  'route',
  'router',
  'schema',
]
const toVocabulary = (known: readonly string[]): KnownWord[] =>
  readVocabulary(writeVocabulary(known.map((word) => ({ word, pages: word === 'cookies' ? 1 : 8 }))))
const vocabulary = toVocabulary(words)

const correct = (word: string, isBeginning = false): string[] => correctWord(word, { vocabulary, isBeginning })

describe('A misspelled word', () => {
  it.each([
    ['a wrong letter', 'schima', 'schema'],
    ['a missing letter', 'shema', 'schema'],
    ['a doubled letter', 'schemma', 'schema'],
    ['swapped letters', 'shcema', 'schema'],
    ['a wrong first letter', 'xchema', 'schema'],
    ['two mistakes in a long word', 'midlewaer', 'middleware'],
  ])('with %s is corrected', (_, typed, right) => {
    expect(correct(typed)[0]).toBe(right)
  })

  it('of less than eight letters with two mistakes is not corrected', () => {
    expect(correct('shcmea')).toEqual([])
    expect(correct('hanlder')).toEqual(['handler'])
  })

  it('of three letters is corrected if one is missing, and a shorter one is not corrected', () => {
    const short = toVocabulary(['cors', 'http', 'more'])
    expect(correctWord('htp', { vocabulary: short, isBeginning: true })).toEqual(['http'])
    expect(correctWord('cro', { vocabulary: short, isBeginning: true })).toEqual([])
    expect(correctWord('co', { vocabulary: short, isBeginning: true })).toEqual([])
  })

  it('with two letters missing is as long as the right word that counts', () => {
    expect(correct('midlewre')).toEqual(['middleware'])
    expect(correct('handr')).toEqual([])
  })

  it('has one mistake at most where that is asked for', () => {
    expect(correctWord('midlewaer', { vocabulary, isBeginning: false, most: 1 })).toEqual([])
    expect(correctWord('midleware', { vocabulary, isBeginning: false, most: 1 })).toEqual(['middleware'])
  })

  it('stands for the word of its own length, and of several for the more common one', () => {
    expect(correct('cookia')[0]).toBe('cookie')
    expect(correct('rotue')).toEqual(['route'])
  })

  it('stands for a word that begins like it rather than for another', () => {
    expect(correct('xoute')).toEqual(['route'])
    expect(correctWord('reat', { vocabulary: toVocabulary(['beat', 'read']), isBeginning: false })[0]).toBe('read')
  })

  it('stands first of all for the word that differs in a doubled letter', () => {
    const both = toVocabulary(['cookies', 'copies'])
    expect(correctWord('cokies', { vocabulary: both, isBeginning: false })[0]).toBe('cookies')
  })

  it('may be the beginning of a word while it is typed', () => {
    expect(correct('pipel')).toEqual([])
    expect(correct('pipleli', true)).toEqual(['pipeline'])
    expect(correct('midlew', true)).toEqual(['middleware'])
    // Too many words begin nearly like a short one.
    expect(correct('pepel', true)).toEqual([])
  })
})

describe('The distance of two words', () => {
  it('counts insertions, deletions, replacements and swaps of neighbors as one each', () => {
    expect(distances('abcd', 'abdc', 2)).toEqual({ whole: 1, beginning: 1 })
    expect(distances('abcd', 'abxd', 2)).toEqual({ whole: 1, beginning: 1 })
    expect(distances('abcd', 'abcdef', 2)).toEqual({ whole: 2, beginning: 0 })
    expect(distances('abcdef', 'uvwxyz', 2)).toEqual({ whole: 3, beginning: 3 })
  })
  it('is the same where a word goes on far behind the typed letters', () => {
    expect(distances('abcd', 'abcdefghijklmnop', 1).beginning).toBe(0)
    expect(distances('abcd', 'abxdefghijklmnop', 1).beginning).toBe(1)
    expect(distances('abcd', 'abcdefghijklmnop', 1).whole).toBeGreaterThan(1)
  })
})

describe('Among random words', () => {
  const alphabet = 'abcde'
  const random = createRandom()
  const word = (): string => Array.from({ length: 4 + (random() % 6) }, () => alphabet[random() % alphabet.length]).join('')

  it('those that are nearest are found, if they are near enough', () => {
    const known = [...new Set(Array.from({ length: 150 }, word))].sort()
    const all = toVocabulary(known)
    for (let round = 0; round < 150; round++) {
      const typed = word()
      const near = known.map((other) => {
        const { whole } = distances(typed, other, 99)
        return whole <= (Math.max(typed.length, other.length) >= 8 ? 2 : 1) ? whole : Infinity
      })
      const nearest = Math.min(...near)
      const found = correctWord(typed, { vocabulary: all, isBeginning: false })
      expect(found.length > 0, typed).toBe(nearest < Infinity)
      for (const other of found) expect(near[known.indexOf(other)], typed).toBe(nearest)
    }
  })
})

describe('Similar words', () => {
  it('share most at their beginning, at least four letters', () => {
    expect(similarWords('routerless', vocabulary)).toEqual(['router'])
    expect(similarWords('cookiejar', vocabulary)).toEqual(['cookie', 'cookies'])
    expect(similarWords('midnight', vocabulary)).toEqual([])
  })
})

/** Pseudo-random integers, the same in every run. */
function createRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 0x7fffffff
    return state
  }
}
