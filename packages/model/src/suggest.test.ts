import { describe, expect, it } from 'vitest'
import { nearest, suggest } from './suggest.ts'

describe('nearest', () => {
  it.each([
    ['titel', ['title', 'tags'], 'title'],
    ['TITLE', ['title'], 'title'],
    ['tile', ['title', 'file'], 'title'],
    ['x', ['ab'], null],
    ['math', ['bat'], null],
    ['h2', ['hr'], null],
    ['docs', ['dosc'], 'dosc'],
    ['tps', ['tips'], 'tips'],
    ['x', ['abc'], null],
    ['a', ['abcd'], null],
    ['colour', ['title', 'tags'], null],
    ['docs/giude/http-servr', ['docs/guide/http-server', 'docs/guide'], 'docs/guide/http-server'],
    ['', ['ab'], null],
    ['title', [], null],
    ['same', ['same', 'sane'], 'same'],
    ['中间建', ['中间件'], '中间件'],
  ])('finds, for the name %j among %j, the name %j', (name, known, match) => {
    expect(nearest(name, known)).toBe(match)
  })
})

describe('suggest', () => {
  it('gives the nearest name, or all names if they are few, or nothing', () => {
    const many = Array.from({ length: 16 }, (_, index) => `something-${index}`)
    expect(suggest('titel', ['title', 'tags'])).toBe('Did you mean "title"?')
    expect(suggest('colour', ['title', 'tags'])).toBe('Known names: title, tags')
    expect(suggest('colour', many)).toBeNull()
    expect(suggest('something-1x', many)).toBe('Did you mean "something-1"?')
    expect(suggest('colour', [])).toBeNull()
  })
})
