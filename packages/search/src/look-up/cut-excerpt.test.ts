import { codeMark, unseenMark } from '@pagewright/model'
import { describe, expect, it } from 'vitest'
import { parseQuery, toTermKey } from '../terms/query.ts'
import { commonVerbs, generalStopWords } from '../terms/stop-words.ts'
import { cutExcerpt, descriptionStart } from './cut-excerpt.ts'
import { createMatcher, type Matcher } from './find-matches.ts'
import { toSearchedText } from './read-text.ts'

function matcherOf(typed: string): Matcher {
  const query = parseQuery(typed, { glossary: {}, variants: '', stopWords: generalStopWords, verbs: commonVerbs })
  return createMatcher({ query, weights: [] }, typed)
}

function excerpt(text: string, typed: string, inPieces = false): string {
  const matcher = matcherOf(typed)
  const matches = matcher.find(toSearchedText(text), { inPieces })
  return cutExcerpt(toSearchedText(text), matches)
    .map(({ text: piece, isMarked }) => (isMarked ? `[${piece}]` : piece))
    .join('')
}

describe('An excerpt', () => {
  it.each([
    ['useReq', 'call useReq() or user.useReq', 'call [useReq]() or user.[useReq]'],
    ['usereq', 'call useReq()', 'call [useReq]()'],
    ['kettle_http', 'the kettle-http package', 'the [kettle-http] package'],
    ['req', 'useReq and frequent requests', 'use[Req] and frequent [req]uests'],
    ['/<id:int>', "get('/users/<id:int>')", "get('/users/<[id:int]>')"],
    ['中间件', '异步中间件 middleware', '异步[中间件] middleware'],
    ['x+b (c)', 'x+b (c)', '[x]+[b] ([c])'],
    ['next', '再调用 next：\nawait next()\nend。\n完', '再调用 [next]：await [next]() · end。完'],
  ])('matches %s where the index finds it', (typed, text, marked) => {
    expect(excerpt(text, typed)).toBe(marked)
  })

  it('matches in pieces what stands nowhere as a whole', () => {
    expect(excerpt('useRequestInfo', 'useInfo')).toBe('useRequestInfo')
    expect(excerpt('useRequestInfo', 'useInfo', true)).toBe('[use]Request[Info]')
  })

  it('shows where most different words stand together, begins at a word, and is short', () => {
    const text = `${'route '.repeat(60)}then a middleware of this route answers. ${'word '.repeat(60)}`
    const shown = excerpt(text, 'middleware route')
    expect(shown).toContain('[middleware] of this [route] answers')
    expect(shown.startsWith('…')).toBe(true)
    expect(shown.endsWith(' …') || shown.endsWith('word…')).toBe(true)
    expect(shown.length).toBeLessThan(230)
  })

  it('ends with its sentence, or before the block of code that follows, without a part of it', () => {
    const code = `${codeMark}import { Http }\nHttp()${codeMark}`
    expect(excerpt(`A router.\n${code}`, 'router')).toBe('A [router]. ')
    expect(excerpt(`A router: ${code}`, 'router')).toBe('A [router]…')
    expect(excerpt(`A router ${'and more words '.repeat(20)}`, 'router')).toMatch(/^A \[router\] .*…$/)
  })

  it('tells code from prose', () => {
    const searched = toSearchedText(`Call ${codeMark}http.listen(port)${codeMark} once.`)
    const matcher = matcherOf('listen')
    expect(cutExcerpt(searched, matcher.find(searched, { inPieces: false }))).toEqual([
      { text: 'Call ', isMarked: false, isCode: false },
      { text: 'http.', isMarked: false, isCode: true },
      { text: 'listen', isMarked: true, isCode: true },
      { text: '(port)', isMarked: false, isCode: true },
      { text: ' once.', isMarked: false, isCode: false },
    ])
  })

  it.each([
    ['two', '[two](2)\n  three(3)'],
    ['three', '[three](3)'],
    ['last', '[last](5)'],
    ['gap', '[gap]()'],
    ['end', '…After the [end].'],
  ])('in a block of code shows the line with %s and the next one, whole', (typed, shown) => {
    expect(excerpt(`Before.\n${codeMark}one(1) {\n  two(2)\n    three(3)\n}\ngap()\n\nlast(5)${codeMark}\nAfter the end.`, typed)).toBe(
      shown,
    )
  })

  it('shows a part of a line of code that is too long', () => {
    expect(excerpt(`${codeMark}a\n${'word '.repeat(40)}needle ${'word '.repeat(40)}${codeMark}`, 'needle')).toMatch(
      /^…word.*\[needle\].*…$/,
    )
  })

  it('begins with the first word of a text if a match is near', () => {
    expect(excerpt('Options of the parser of the body, for example for its limit.', 'limit')).toBe(
      'Options of the parser of the body, for example for its [limit].',
    )
  })

  it.each([
    [`${codeMark}string${codeMark} · ${codeMark}'*'${codeMark} · An origin or a list.`, 'An [origin] or a list.'],
    [`${codeMark}declare const origin: string${codeMark}\nThe origin of a page.`, 'The [origin] of a page.'],
    ['An origin. · ', 'An [origin]. · '],
    [`${codeMark}declare const origin: string${codeMark}`, 'declare const [origin]: string'],
  ])('of the entry %j is its description', (text, shown) => {
    const searched = toSearchedText(text)
    const pieces = cutExcerpt(searched, matcherOf('origin').find(searched, { inPieces: false }), { from: descriptionStart(searched) })
    expect(pieces.map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text)).join('')).toBe(shown)
  })

  it('shows the beginning rather than words that are known already, but matches them', () => {
    const searched = toSearchedText(`The server. ${'word '.repeat(60)}Its origin.`)
    const matches = matcherOf('server origin').find(searched, { inPieces: false })
    const shown = cutExcerpt(searched, matches, { known: new Set([1]) })
      .map(({ text }) => text)
      .join('')
    expect(shown).toMatch(/^The server/)
  })

  it('matches no number across a point', () => {
    expect(excerpt('Node.js 20.19.30 or 201 and v20.19', '201')).toBe('Node.js 20.19.30 or [201] and v20.19')
    expect(excerpt('Node.js 20.19.30', '20.19')).toBe('Node.js [20.19].30')
  })

  it('shows no words of components, although these are found', () => {
    const text = `Change the URL.${unseenMark}Query parameter`
    expect(matcherOf('parameter').find(toSearchedText(text), { inPieces: false })).toHaveLength(1)
    expect(excerpt(text, 'query parameter')).toBe('Change the URL.')
    expect(excerpt(text, 'url parameter')).toBe('Change the [URL].')
    expect(excerpt(`The list. ${'word '.repeat(60)}${unseenMark}Query parameter`, 'query parameter')).toMatch(/^The list. word/)
  })

  it('matches no short word of a term with several words', () => {
    const query = parseQuery('no content', {
      glossary: { [toTermKey('no content')]: ['empty reply'] },
      variants: '',
      stopWords: generalStopWords,
      verbs: commonVerbs,
    })
    const { find } = createMatcher({ query, weights: [] }, 'no content')
    const found = find(toSearchedText('No reply, no content'), { inPieces: false })
    expect(found.map(({ start, end }) => [start, end])).toEqual([
      [3, 8],
      [13, 20],
    ])
  })

  it('shows a use rather than an import, if there is one', () => {
    const code = `${codeMark}import {\n  useCup,\n} from 'cups'\n\nconst cup = useCup()\nfill(cup)${codeMark}`
    expect(excerpt(`First.\n${code}`, 'useCup')).toContain('const cup = [useCup]()')
    expect(excerpt(`First.\n${codeMark}import { useCup } from 'cups'\nfill()${codeMark}`, 'useCup')).toContain('import { [useCup] }')
  })

  it('matches no single letter of a name', () => {
    const searched = toSearchedText('Two types of RPC')
    expect(matcherOf('tRPC').find(searched, { inPieces: true })).toEqual([{ start: 13, end: 16, group: 0 }])
  })

  it('begins at the start where there is nothing to match', () => {
    expect(excerpt('One line.\nAnother.', 'absent')).toBe('One line. Another.')
  })
})
