import { describe, expect, it } from 'vitest'
import {
  nameDefinition,
  nameHeading,
  nameKeyword,
  nameLine,
  nameTitle,
  wordAmount,
  wordHeading,
  wordTitle,
  wordWhole,
} from '../terms/mark.ts'
import { createPageReader } from './page-terms.ts'

const page = {
  title: 'HTTP server',
  description: 'Routes.',
  label: '',
  tags: ['Server'],
  sections: [
    ['', '', 'Returns a Response. Response.json(1)'],
    ['response', 'Response', 'json(value)\nbody as JSON\nuseReq'],
    ['zh', '返回值', '处理函数返回值'],
    ['kept', 'Kept\nkeep a body\nany body', ''],
    ['more', '', 'See https://api.kettle.example/v2'],
  ] as const,
}

function placeOf(mark: number | undefined): string[] {
  const places = { title: wordTitle, heading: wordHeading, whole: wordWhole }
  return Object.entries(places).flatMap(([name, bit]) => (((mark ?? 0) & bit) === 0 ? [] : [name]))
}

describe('A page', () => {
  const terms = createPageReader()(page)

  it('has its terms with the places where they stand', () => {
    expect(placeOf(terms.get('server'))).toEqual(['title', 'heading', 'whole'])
    expect(placeOf(terms.get('response'))).toEqual(['heading', 'whole'])
    expect(placeOf(terms.get('json'))).toEqual(['whole'])
    expect(placeOf(terms.get('req'))).toEqual([])
    // Nobody looks for the joined letters of an address, so they are not offered for a misspelled word.
    expect([...terms.keys()].filter((term) => term.startsWith('httpsapi')).flatMap((term) => placeOf(terms.get(term)))).toEqual([])
    expect(placeOf(terms.get('返回'))).toEqual(['heading'])
    expect(terms.has('数返')).toBe(true)
    expect(terms.has('返')).toBe(false)
  })

  it('does not count the message of an error as a heading, in which each word says what the page is about', () => {
    const explained = { ...page, sections: [['error', 'Unknown port', 'Choose another one.', 'error']] as const }
    expect(placeOf(createPageReader()(explained).get('port'))).toEqual(['whole'])
  })

  it('has the words of a heading joined, as they may be typed', () => {
    expect(placeOf(terms.get('httpserver'))).toEqual(['title', 'heading'])
  })

  it('has the names of itself, its headings and what it defines, members by their owner', () => {
    const names = [...terms].filter(([term]) => term.startsWith('='))
    expect(Object.fromEntries(names)).toEqual({
      '=httpserver': nameTitle,
      '=response': nameHeading,
      '=json': nameDefinition,
      '=responsejson': nameHeading,
      '=usereq': nameLine,
      '=返回值': nameHeading,
      '=kept': nameHeading,
      '=keepabody': nameHeading | nameKeyword,
      '=keepbody': nameHeading | nameKeyword,
      '=anybody': nameHeading | nameKeyword,
    })
  })

  it('counts what it says more often for more, and what its description says for much', () => {
    const amountOf = (term: string): number => (terms.get(term) ?? 0) & wordAmount
    expect(amountOf('response')).toBeGreaterThan(amountOf('value'))
    expect(amountOf('routes')).toBeGreaterThan(amountOf('response'))
  })
})
