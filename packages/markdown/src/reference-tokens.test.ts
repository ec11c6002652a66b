import { describe, expect, it } from 'vitest'
import { fillReferences, referenceTokens } from './reference-tokens.ts'

const { linkStart, linkEnd, image } = referenceTokens

describe('references', () => {
  it('get their addresses by number', () => {
    const html = `${linkStart(0)}a${linkEnd(0)} ${image(1)} alt="x"> ${linkStart(10)}b${linkEnd(10)}`
    const resolved = Array.from({ length: 11 }, (_, index) => ({ attributes: ` n="${index}"` }))
    expect(fillReferences(html, resolved)).toBe('<a n="0">a</a> <img n="1" alt="x"> <a n="10">b</a>')
  })

  it('that lead nowhere keep their words', () => {
    expect(fillReferences(`See ${linkStart(0)}<em>this</em>${linkEnd(0)}.`, [null])).toBe('See <em>this</em>.')
    expect(fillReferences(`${linkStart(7)}x${linkEnd(7)}`, [])).toBe('x')
  })

  it('are never made of what looks like one in an address or a text', () => {
    expect(fillReferences(`${linkStart(0)}a0${linkEnd(0)} a0 /0`, [{ attributes: ' href="$&$1"' }])).toBe('<a href="$&$1">a0</a> a0 /0')
  })
})
