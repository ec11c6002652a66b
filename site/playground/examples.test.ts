import { expect, it } from 'vitest'
import { exampleNames } from './example-names.ts'
import { exampleRequests } from './examples.ts'
import { nameOf, suggest } from './panels/request-draft.ts'

it.each(exampleNames)('The requests that are offered for %s have different names, in both languages', (name) => {
  expect(exampleRequests(name).length).toBeGreaterThan(0)
  for (const locale of ['en', 'zh-cn'] as const) {
    const names = suggest(name, [], locale).map(({ draft, about }) => `${nameOf(draft)} ${about}`)
    expect(new Set(names).size).toBe(names.length)
  }
})
