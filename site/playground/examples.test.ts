import { expect, it } from 'vitest'
import { exampleNames } from './example-names.ts'
import { exampleProgram } from './example-programs.ts'
import { exampleRequests } from './examples.ts'
import { nameOf, suggest } from './panels/request-draft.ts'

it('What was recorded belongs to its request, with all its lines', () => {
  expect(exampleNames.flatMap((name) => exampleRequests(name)).filter(({ answer }) => answer === undefined)).toEqual([])
  expect(exampleRequests('hello').map(({ answer }) => answer?.body)).toEqual(['Hello from Farrow', '{"hello":"Ada"}', '404 Not Found'])
  expect(exampleRequests('routes')[2]?.answer).toEqual({ status: 400, body: 'path: ["params","id"]\nthree is not an integer' })
  expect(exampleRequests('patterns').at(-1)?.answer).toEqual({ status: 200, body: 'id,total\n1,9.50\n' })
})

it('A sample without requests of its own has GET requests to the URLs that come with it', () => {
  expect(exampleRequests('http/src/app', ['/a', '/b?c=1']).map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /a', 'GET /b?c=1'])
  expect(exampleRequests('home-server/src/index', ['/a']).map(({ url }) => url)).not.toContain('/a')
  expect(exampleRequests('#code=x')).toEqual([])
})

it.each(exampleNames)('The lines of %s fit into the editor in a window of 1280 px', (name) => {
  const lines = exampleProgram(name)?.files.flatMap(({ text }) => text.split('\n')) ?? []
  expect(lines.length).toBeGreaterThan(5)
  expect(lines.filter(({ length }) => length > 70)).toEqual([])
})

it.each(exampleNames)('The requests that are offered for %s have different names, in both languages', (name) => {
  expect(exampleRequests(name).length).toBeGreaterThan(0)
  for (const locale of ['en', 'zh-cn'] as const) {
    const names = suggest(exampleRequests(name), [], locale).map(({ draft, about }) => `${nameOf(draft)} ${about}`)
    expect(new Set(names).size).toBe(names.length)
  }
})
