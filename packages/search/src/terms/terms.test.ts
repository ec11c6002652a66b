import { describe, expect, it } from 'vitest'
import { cutParts } from './cut-words.ts'
import { hanTerms, joinText, wordTerms } from './terms.ts'

function word(text: string): string[] {
  return wordTerms(cutParts(text))
    .map(({ term, isWhole }) => (isWhole ? `${term}!` : term))
    .sort()
}

describe('terms', () => {
  it('of a Han stretch are its overlapping pairs, and its last character, which no pair begins with', () => {
    expect(hanTerms('中间件')).toEqual(['中间', '间件', '件'])
    expect(hanTerms('类')).toEqual(['类'])
    expect(hanTerms('𠮷野家')).toEqual(['𠮷野', '野家', '家'])
  })

  it('of a word are the word, its parts, and what neighbors give when joined', () => {
    expect(word('middleware')).toEqual(['middleware!'])
    expect(word('Response.json')).toEqual(['json', 'response', 'responsejson!'])
    expect(word('useRequestInfo')).toEqual(['info', 'request', 'requestinfo', 'use', 'userequestinfo!'])
  })

  it('keep the point between numbers, so that 201 is not found in 20.19.30', () => {
    expect(word('20.19.30')).toEqual(['19', '19.30', '20', '20.19.30!', '30'])
    expect(word('v2.0')).toEqual(['0', '2', '2.0', 'v', 'v2.0!'])
    expect(joinText('Node.js 20.19')).toBe('nodejs20.19')
  })

  it('of a long address do not fill the index', () => {
    expect(Math.max(...word('a/b/c/d/e/f/g/h/i/j').map((term) => term.length))).toBe(6)
  })
})

describe('joinText', () => {
  it.each([
    ['Response.json', 'responsejson'],
    ['response_JSON', 'responsejson'],
    ['从 HTTP 服务端开始', '从http服务端开始'],
    ['Ｒｅｓｐｏｎｓｅ', 'response'],
    ['Réponse', 'reponse'],
    ['Re\u0301ponse', 'reponse'],
    ['Ünïcödé ñ ø ß × ế', 'unicodenøße'],
    ['=>', ''],
  ])('makes %s equal to every way to write it', (text, joined) => {
    expect(joinText(text)).toBe(joined)
  })
})
