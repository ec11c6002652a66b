import { describe, expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'
import { fillReferences, type Resolved, referenceTokens } from './reference-tokens.ts'

const { linkStart, linkEnd, image } = referenceTokens

function fill(html: string, resolved: readonly Resolved[]): string {
  return fillReferences(html, { resolved })
}

describe('references', () => {
  it('get their addresses by number', () => {
    const html = `${linkStart(0)}a${linkEnd(0)} ${image(1, ' alt="x"')} ${linkStart(10)}b${linkEnd(10)}`
    const resolved = Array.from({ length: 11 }, (_, index) => ({ url: `/${index}` }))
    expect(fill(html, resolved)).toBe('<a href="/0">a</a> <img src="/1" alt="x"> <a href="/10">b</a>')
  })

  it('that lead nowhere keep their words', () => {
    expect(fill(`See ${linkStart(0)}<em>this</em>${linkEnd(0)}.`, [null])).toBe('See <em>this</em>.')
    expect(fill(`${linkStart(7)}x${linkEnd(7)}, ${image(8, ' alt="y"')}.`, [])).toBe('x, .')
  })

  it('are never made of what looks like one in an address or a text', () => {
    expect(fill(`${linkStart(0)}a0${linkEnd(0)} a0 /0`, [{ url: '$&$1"<' }])).toBe('<a href="$&amp;$1&quot;&lt;">a0</a> a0 /0')
  })
})

const text = 'Start.\n\n## One\n\n> ### Two\n\nEnd.\n'

describe('notes', () => {
  it('stand after their headings, at the start, or at the end', async () => {
    const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
    const notes = [
      { place: 'start', html: '(start)' },
      { place: 1, html: '(two)' },
      { place: 'end', html: '(end)' },
    ] as const
    expect(fillReferences(body.html, { resolved: [], notes }).replace(/<a [^>]*><\/a>/g, '')).toBe(
      '(start)<p>Start.</p>\n<h2 id="one">One</h2>\n<blockquote><h3 id="two">Two</h3>\n(two)</blockquote>\n<p>End.</p>\n(end)',
    )
  })

  it('leave nothing of their places where there are none', async () => {
    const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
    const { html } = await compileText(text)
    expect(fill(body.html, []).trim()).toBe(html)
    expect(html).not.toContain('\0')
  })
})
