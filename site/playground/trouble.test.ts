import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../../tests/built-site.mjs'
import { locales } from '../tools/content/page.ts'
import { troubleRow, troubleRows } from './trouble.ts'

let built: ReturnType<typeof builtSite>
beforeAll(() => {
  built = builtSite()
}, 180_000)
afterAll(() => built.remove())

/** What a program in the page can meet. The other sections are about services, other clients, the command line, and the compiler. */
const covered = ['routing', 'validation', 'pipelines']

type Row = { readonly section: string; readonly id: string; readonly codes: string[] }

/** The rows with an id, each with the section that it is in, and what is code in its first cell. */
function rowsOf(locale: (typeof locales)[number]): readonly Row[] {
  const rows: Row[] = []
  let section = ''
  let cells = 0
  let isCode = false
  const parser = new Parser({
    onopentag: (name, { id = '' }) => {
      if (name === 'h2') section = id
      if (name === 'tr') cells = 0
      if (name === 'tr' && id !== '') rows.push({ section, id, codes: [] })
      if (name === 'td') cells += 1
      isCode = name === 'code' || (isCode && name === 'wbr')
      if (name === 'code' && cells === 1) rows.at(-1)?.codes.push('')
    },
    ontext: (text) => {
      const codes = rows.at(-1)?.codes
      if (isCode && cells === 1 && codes !== undefined) codes.push(`${codes.pop()}${text}`)
    },
    onclosetag: (name) => {
      if (name === 'code') isCode = false
    },
  })
  parser.end(readFileSync(join(built.folder, locale === 'en' ? '' : locale, 'docs/guide/troubleshooting.html'), 'utf8'))
  return rows
}

describe.each(locales)('The rows of the page (%s)', (locale) => {
  it('are there for each id, and every message leads back to its row', () => {
    const rows = rowsOf(locale)
    expect(troubleRows.filter((id) => !rows.some((row) => row.id === id))).toEqual([])
    const messages = rows
      .filter(({ section }) => covered.includes(section))
      // Names of functions and statuses also stand there as code; a message is longer.
      .flatMap(({ id, codes }) => codes.filter((code) => code.replaceAll('…', '').length > 8).map((message) => ({ message, id })))
    expect(messages.length).toBeGreaterThan(35)
    expect(messages.map(({ message }) => ({ message, id: troubleRow(message) }))).toEqual(messages)
  })
})

it.each([
  ['a is not an integer', 'error-is-not-a-string'],
  ['Matched unions failed: \ndrone is not a literal post', 'error-matched-unions-failed'],
  ['Duplicate Object/Struct type name: PickedObject with namespace: x', 'error-duplicate-object-struct-type-name-with-namespace'],
  ['x is not defined', null],
  ['', null],
])('the message "%s" has the row %s', (message, row) => {
  expect(troubleRow(message)).toBe(row)
})
