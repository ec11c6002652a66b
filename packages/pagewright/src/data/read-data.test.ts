import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProblemList } from '@pagewright/model'
import { afterAll, expect, it } from 'vitest'
import * as z from 'zod'
import { readJsonFile } from './read-data.ts'

const root = mkdtempSync(join(tmpdir(), 'data-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function read(text: string): { value: unknown; problems: string[] } {
  writeFileSync(join(root, 'list.json'), text)
  const problems = createProblemList()
  const [code, writtenBy] = ['anchors-invalid', 'a command'] as const
  const read = readJsonFile(root, { file: 'list.json', schema: z.record(z.string(), z.unknown()), absent: {}, code, writtenBy, problems })
  return {
    value: read?.value ?? null,
    problems: problems.all().map(({ span, message }) => `${span?.line}:${span?.column} ${message}`),
  }
}

it.each([
  ['{\n  "a": ["x"],\n  "b": [],\n  "a": ["y"]\n}\n', '4:3 list.json has a key twice'],
  ['{"a": {"b": 1,\n"b": 2}}', '2:1 list.json has a key twice'],
])('A key that is there twice is told at its place, since JSON would keep the last one only: %j', (text, problem) => {
  expect(read(text)).toEqual({ value: null, problems: [problem] })
})

it('Texts that look like keys are none', () => {
  const value = { 'a "b": c': ['d": "e', '"f":', { g: 'h: "i":' }], '': { '': 1 } }
  expect(read(JSON.stringify(value))).toEqual({ value, problems: [] })
})
