import { expect, it } from 'vitest'
import { indent } from './Response.tsx'

it('JSON is shown with line breaks, unless that could fill the memory', () => {
  expect(indent('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}')
  expect(indent('"text"')).toBeNull()
  expect(indent('{')).toBeNull()
  expect(indent(`[${'1,'.repeat(60_000)}1]`)).toBeNull()
  expect(indent(`${'['.repeat(1000)}0${',0'.repeat(20_000)}${']'.repeat(1000)}`)).toBeNull()
})
