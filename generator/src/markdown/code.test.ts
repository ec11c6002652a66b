import { expect, it } from 'vitest'
import { compileText } from '../../tests/compile-text.ts'

const classesOf = (html: string): string[] => [...html.matchAll(/<span class="(l(?: [^"]+)?)">/g)].map(([, classes]) => classes ?? '')

it('The lines of a diff are marked as inserted and deleted, the names of its files are not', async () => {
  const { html, problems } = await compileText('```diff\n--- a.ts\n+++ a.ts\n-old\n+new\n same\n```')
  expect({ classes: classesOf(html), problems }).toEqual({ classes: ['l', 'l', 'l del', 'l ins', 'l'], problems: [] })
})

it('Lines that begin so in another language are not; its marks come from the fence', async () => {
  const { html } = await compileText('```ts {1} ins={2} del={3}\nlet a = 1\n+a\n-a\n```')
  expect(classesOf(html)).toEqual(['l hl', 'l ins', 'l del'])
})
