import { expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'
import { fillNotes } from './note-tokens.ts'
import { fillReferences } from './reference-tokens.ts'

const text = 'Start.\n\n## One\n\n> ### Two\n\nEnd.\n'

it('Notes stand after their headings, at the start, or at the end', async () => {
  const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
  const html = fillReferences(
    fillNotes(body.html, [
      { place: 'start', html: '(start)' },
      { place: 1, html: '(two)' },
      { place: 'end', html: '(end)' },
    ]),
    [],
  )
  expect(html.replace(/<a [^>]*><\/a>/g, '')).toBe(
    '(start)<p>Start.</p>\n<h2 id="one">One</h2>\n<blockquote><h3 id="two">Two</h3>\n(two)</blockquote>\n<p>End.</p>\n(end)',
  )
})

it('Without notes nothing is left of their places', async () => {
  const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
  const { html } = await compileText(text)
  expect(fillReferences(fillNotes(body.html, []), []).trim()).toBe(html)
  expect(html).not.toContain('\0')
})
