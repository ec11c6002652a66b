import { describe, expect, it } from 'vitest'
import { readVocabulary, writeVocabulary } from '../terms/vocabulary.ts'
import { correctWord, distances } from './correct-word.ts'

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
const vocabulary = readVocabulary(writeVocabulary(words.map((word) => ({ word, pages: word === 'cookies' ? 1 : 8 }))))

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

  it('of less than four letters is not corrected', () => {
    expect(correctWord('cor', { vocabulary: [{ word: 'cors', count: 1 }], isBeginning: true })).toEqual([])
  })

  it('stands for the word of its own length, and of several for the more common one', () => {
    expect(correct('cookia')[0]).toBe('cookie')
    expect(correct('rotue')).toEqual(['route'])
  })

  it('stands first of all for the word that differs in a doubled letter', () => {
    const both = ['cookies', 'copies'].map((word) => ({ word, count: 1 }))
    expect(correctWord('cokies', { vocabulary: both, isBeginning: false })[0]).toBe('cookies')
  })

  it('may be the beginning of a word while it is typed', () => {
    expect(correct('pipeli')).toEqual([])
    expect(correct('pipleli', true)).toEqual(['pipeline'])
    expect(correct('midlew', true)).toEqual(['middleware'])
  })
})

describe('The distance of two words', () => {
  it('counts insertions, deletions, replacements and swaps of neighbors as one each', () => {
    expect(distances('abcd', 'abdc', 2)).toEqual({ whole: 1, beginning: 1 })
    expect(distances('abcd', 'abxd', 2)).toEqual({ whole: 1, beginning: 1 })
    expect(distances('abcd', 'abcdef', 2)).toEqual({ whole: 2, beginning: 0 })
    expect(distances('abcdef', 'uvwxyz', 2)).toEqual({ whole: 3, beginning: 3 })
  })
})
