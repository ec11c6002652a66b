import { expect, it } from 'vitest'
import { compileOptions, compileText, sourceOfText } from '../tests/compile-text.ts'
import { compileMarkdown } from './compile-markdown.ts'

it.each(['truncate', 'Truncate', 'more'])('An excerpt ends at its mark, also as other generators write it: %s', async (mark) => {
  const { body, compiled } = await compileMarkdown(sourceOfText(`A.\n\n<!-- ${mark} -->\n\nB.`), compileOptions)
  expect({ ...body, ...compiled }).toMatchObject({ excerpt: '<p>A.</p>\n', truncated: true, problems: [] })
})

it('A mark before all text ends no excerpt', async () => {
  const { body, compiled } = await compileMarkdown(sourceOfText('<!-- truncate -->\n\nA.\n\nB.'), compileOptions)
  expect({ ...body, ...compiled }).toMatchObject({ excerpt: '<p>A.</p>\n<p>B.</p>\n', truncated: false })
})

it('An excerpt can stand beside others: it has no ids, no footnotes, and no links to its headings', async () => {
  const text = '## Intro\n\nA `x id="y"`[^1] <span id="old">b</span>.\n\n<!-- truncate -->\n\nMore.\n\n[^1]: Note.\n'
  const { body } = await compileMarkdown(sourceOfText(text), compileOptions)
  expect(body.excerpt.replace(/\0[^\0]*\0/g, '')).toBe('<h2>Intro</h2>\n<p>A <code>x id="y"</code> <span>b</span>.</p>\n')
  for (const id of ['intro', '_fnref-1', 'old', '_fn-1']) expect(body.html).toContain(`id="${id}"`)
})

it('An opening bracket is in the box of the name behind it, so that it cannot end a line', async () => {
  const { html } = await compileText('容器（`AsyncLocalStorage`）与 (`AsyncLocalStorage`, `run`)。\n\n    (<span class="name">\n')
  const name = '<code>Async<wbr>Local<wbr>Storage</code></span>'
  expect(html).toContain(`容器<span class="name">（${name}）与 <span class="name">(${name}, <code>run</code>)。`)
  expect(html).toContain('(&lt;span')
})
