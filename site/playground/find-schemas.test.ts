import { expect, it } from 'vitest'
import { exampleValue } from './example-value.ts'
import { type ExportedSchema, findSchemas } from './find-schemas.ts'

const text = `import { Http, HttpError } from 'farrow-http'

export class Item extends ObjectType {
  name = String // what it is
  count = { [Type]: Strict(Int), description: 'how many' }
}

class Hidden extends ObjectType {
  a = Int
}

export const Delivery = Union(Literal('post'), Literal('pick up'))
export const Order = Struct({
  items: List(Item),
  delivery: Delivery,
  size: Tuple(Int, Boolean),
  remark: Optional(String),
  prices: Record(Float), more: { deep: Nullable(Date) },
})
export const Subclass = String
export class OutOfStock extends HttpError {}
export const http = Http()
`
const found = findSchemas({ entry: 'src/index.ts', files: [{ path: 'src/index.ts', text }] })
const named = (name: string): ExportedSchema => found.find((one) => one.name === name) as ExportedSchema

it('finds exported schemas with their line and their text', () => {
  expect(found.map(({ name, line }) => [name, line])).toEqual([
    ['Item', 3],
    ['Delivery', 12],
    ['Order', 13],
    ['Subclass', 20],
  ])
  expect(named('Subclass').text).toBe('export const Subclass = String')
  expect(named('Delivery').text).toBe("export const Delivery = Union(Literal('post'), Literal('pick up'))")
  expect(named('Order').text).toMatch(/^export const Order = .*\n\}\)$/s)
})

it('makes a value that fits a schema', () => {
  expect(JSON.parse(exampleValue(named('Order'), found))).toEqual({
    items: [{ name: 'text', count: 1 }],
    delivery: 'post',
    size: [1, true],
    prices: { key: 1.5 },
    more: { deep: '2026-01-01' },
  })
  expect(exampleValue(named('Subclass'), found)).toBe('"text"')
})

it('a schema that contains itself comes to an end', () => {
  const self: ExportedSchema = {
    path: 'a.ts',
    name: 'Tree',
    line: 1,
    text: 'export class Tree extends ObjectType {\n  children = List(Tree)\n  next = Nullable(Tree)\n}',
  }
  expect(JSON.parse(exampleValue(self, [self]))).toEqual({ children: [], next: null })
})

it('Each of thousands of declarations knows its line, and at most 5,000 characters of it are shown', () => {
  const many = 'export class A extends B\n'.repeat(3900)
  const all = findSchemas({ entry: 'a.ts', files: [{ path: 'a.ts', text: many }] })
  expect(all.map(({ line }) => line)).toEqual(Array.from({ length: 3900 }, (_, index) => index + 1))
  expect(Math.max(...all.map(({ text }) => text.length))).toBe(5000)
})
