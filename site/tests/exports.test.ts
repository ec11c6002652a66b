import { describe, expect, it } from 'vitest'
import { codeOf } from '../tools/content/code-of.ts'
import { toPage } from '../tools/content/list-pages.ts'
import { listApiPages } from '../tools/exports/api-page.ts'
import { compareDeclarations } from '../tools/exports/compare-declarations.ts'
import { compareOptionTypes } from '../tools/exports/compare-option-types.ts'
import { packageExports } from '../tools/exports/package-exports.ts'
import { createProgramBuilder } from '../tools/exports/package-program.ts'
import { pageClaims } from '../tools/exports/page-claims.ts'
import { isMember, shownRows } from '../tools/exports/shown-members.ts'

const builder = createProgramBuilder()
const pages = listApiPages()

it('finds the packages that the API pages document', () => {
  expect(pages).toHaveLength(18)
})

// Only English pages are checked, because Chinese pages have the same code (see parity.test.ts).
describe.each(pages)('$page.file', (page) => {
  const { exports } = packageExports(page, builder)

  it('names every export', () => {
    const words = new Set(codeOf(page.page).flatMap((code) => code.match(/[\w$]+/g) ?? []))
    expect([...exports.keys()].filter((name) => !words.has(name))).toEqual([])
  })

  it('presents nothing that the package does not export', () => {
    expect(pageClaims(page.page).filter(({ name }) => !exports.has(name))).toEqual([])
  })

  it('shows declarations that agree with those of the package', () => {
    expect(compareDeclarations(page, builder)).toEqual([])
  })

  it('gives options the types that they have in its declarations', () => {
    expect(compareOptionTypes(page.page, builder.ts)).toEqual([])
  })

  it('gives every option that has a default a type, too', () => {
    const untyped = page.page.text.split('\n').reduce<{ isTable: boolean; rows: string[] }>(
      ({ isTable, rows }, line) => ({
        isTable: line.startsWith('|') && (isTable || /^\| (?:Option|Key|Field|Parameter) \| Default \|/.test(line)),
        rows: isTable && /^\| `[^`]+` \|/.test(line) ? [...rows, line] : rows,
      }),
      { isTable: false, rows: [] },
    )
    expect(untyped.rows).toEqual([])
  })
})

// The package of the command line is documented by its commands first.
it.each(pages.filter(({ package: name }) => name !== 'farrow'))('$page.file lists its exports before the first sample', ({ page }) => {
  const before = page.text.slice(0, page.text.indexOf('{#exports}'))
  expect(before).toContain('{#install}')
  expect(before).not.toMatch(/^```.* file=/m)
})

it('every method and member has a type', () => {
  const untyped = pages.flatMap(({ page }) => shownRows(page).filter((row) => isMember(row) && row.type === null))
  expect(untyped).toEqual([])
})

describe('the comparison', () => {
  const page = pages.find(({ package: name }) => name === 'farrow-http')
  if (page === undefined) throw new Error('There is no page of farrow-http')
  const differences = (shown: string, other: string): string[] => {
    const text = page.page.text.replace(shown, other)
    expect(text).not.toBe(page.page.text)
    return compareDeclarations({ ...page, page: toPage(page.page, text) }, builder)
  }

  it.each([
    ['a parameter that is not there', 'Http: (options?: HttpPipelineOptions)', 'Http: (options?: HttpPipelineOptions, port?: number)'],
    ['a parameter that is not optional', 'Http: (options?: HttpPipelineOptions)', 'Http: (options: HttpPipelineOptions)'],
    ['a parameter of another name', 'Http: (options?: HttpPipelineOptions)', 'Http: (settings?: HttpPipelineOptions)'],
    ['a parameter of another type', 'Http: (options?: HttpPipelineOptions)', 'Http: (options?: HttpsPipelineOptions)'],
    ['another return type', '(options?: HttpPipelineOptions) => HttpPipeline', '(options?: HttpPipelineOptions) => HttpsPipeline'],
    ['a type that does not exist', 'createResponse: (info: ResponseInfo) => Response', 'createResponse: (info: ResponseInfo) => Answer'],
    ['another type behind a name', '  block?: boolean\n', '  block: boolean\n'],
    [
      'a member that a class does not have',
      'declare class HttpError extends Error {\n',
      'declare class HttpError extends Error {\n  headers: string[]\n',
    ],
    ['another parameter of a method', '`text`: `(value: string) =>', '`text`: `(value: number) =>'],
    ['another name of a parameter of a method', '`text`: `(value: string) =>', '`text`: `(text: string) =>'],
    ['another result of a method', '`server`: `() => Server`', '`server`: `() => Response`'],
    ['a method that is not there', '`server`: `() =>', '`serving`: `() =>'],
  ])('notices %s', (_, shown, other) => {
    expect(differences(shown, other)).not.toEqual([])
  })

  it('notices another type of an option', () => {
    const other = page.page.text
      .replace('`basenames`: `string[]`', '`basenames`: `string`')
      .replace('`(error, input, next) =>', '`(error, input) =>')
    expect(compareOptionTypes(toPage(page.page, other), builder.ts)).toEqual([
      'basenames: string',
      'onSchemaError: (error, input) => MaybeAsyncResponse | void',
    ])
  })

  it('notices an invented export in headings, tables and fences', () => {
    const text =
      '---\ntitle: x\n---\n\n### `Tea`\n\n| Export | Meaning |\n| --- | --- |\n| `Milk(x)` | white |\n\n```ts\ndeclare const Sugar: string\n```\n'
    expect(pageClaims(toPage(page.page, text)).map(({ name }) => name)).toEqual(['Tea', 'Milk', 'Sugar'])
  })
})
