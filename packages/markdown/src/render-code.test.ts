import { expect, it } from 'vitest'
import { compileText } from '../tests/compile-text.ts'

const classesOf = (html: string): string[] => [...html.matchAll(/<span class="(l(?: [^"]+)?)">/g)].map(([, classes]) => classes ?? '')

it('The lines of a diff are marked as inserted and deleted, the names of its files are not', async () => {
  const { html, problems } = await compileText('```diff\n--- a.ts\n+++ a.ts\n-old\n+new\n same\n```')
  expect({ classes: classesOf(html), problems }).toEqual({ classes: ['l', 'l', 'l del', 'l ins', 'l'], problems: [] })
})

it('Lines that begin so in another language are not; its marks come from the fence', async () => {
  const { html } = await compileText('```ts {1} ins={2} del={3}\nlet a = 1\n+a\n-a\n```')
  expect(classesOf(html)).toEqual(['l hl', 'l ins', 'l del'])
})

it('A block says that some of its lines have a sign, so that the others leave room for it; a diff has its own', async () => {
  const [signed, marked, diff] = await Promise.all(
    ['```ts ins={1}\na\n```', '```ts {1}\na\n```', '```diff\n+a\n```'].map(async (text) => (await compileText(text)).html),
  )
  expect([signed, marked, diff].map((html) => html?.includes(' data-signs'))).toEqual([true, false, false])
})

it('A program that can be tried has a link to the page that runs it; other code has none', async () => {
  const { html, problems, compiled } = await compileText('```ts file="samples/hello.ts"\n```\n\n```ts\nlet a = 1\n```')
  expect(problems).toEqual([])
  expect(html.match(/<a href="[^"]*">code\.try<\/a>/g)).toEqual(['<a href="/playground#sample=hello">code.try</a>'])
  expect(compiled.references).toMatchObject([{ kind: 'link', span: { line: 1, column: 1 } }])
})
