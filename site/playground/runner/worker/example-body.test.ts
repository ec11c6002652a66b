import * as S from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { describe, expect, it } from 'vitest'
import { exampleBody } from './example-body.ts'

class Author extends S.ObjectType {
  name = S.String
  age = S.Optional(S.Int)
}
class Tree extends S.ObjectType {
  title = S.String
  parent = S.Nullable(Tree)
  children = S.List(Tree)
}

describe('An example of a body', () => {
  it.each([
    ['fields', { title: S.String, pages: S.Int, isNew: S.Boolean }, { title: 'Tea', pages: 1, isNew: true }],
    ['a class', Author, { name: 'Ada' }],
    [
      'schemas in schemas',
      S.Struct({ authors: S.List(Author), prices: S.Record(S.Float) }),
      { authors: [{ name: 'Ada' }], prices: { key: 1.5 } },
    ],
    ['a choice', { size: S.Union(S.Literal('small'), S.Literal('large')), at: S.Date }, { size: 'small', at: '2026-01-01' }],
    ['a class that names itself', Tree, { title: 'Tea', parent: null, children: [] }],
    [
      'others',
      { pair: S.Tuple(S.Int, S.Strict(S.Int)), both: S.Intersect(S.Struct({ a: S.Int }), S.Struct({ b: S.Int })) },
      { pair: [1, 1], both: { a: 1, b: 1 } },
    ],
    ['a list', S.List(S.Any), [null]],
    ['a pair whose second part may be missing', S.Tuple(S.Int, S.Optional(S.Int)), [1]],
    ['a field with the name of a method', { toString: S.String, constructor: S.String }, { toString: 'text', constructor: 'text' }],
    ['a body that may be missing', S.Optional(S.Struct({ a: S.Int })), { a: 1 }],
  ])('is one that the schema accepts: %s', (_, declared, example) => {
    const body = exampleBody(declared) as string
    expect(JSON.parse(body)).toEqual(example)
    const validate = createSchemaValidator(S.toSchemaCtor(declared as typeof S.Any))
    expect(validate(JSON.parse(body))).toMatchObject({ isOk: true })
  })

  it('is not made of what farrow-http refuses as a body, whatever the schema says', () => {
    for (const declared of [S.Any, S.Json, S.Unknown, S.String, S.Int, S.Null, S.Nullable(S.Int)])
      expect(exampleBody(declared)).toBeUndefined()
  })

  it('is not made of schemas that name each other so often that it would be endless', () => {
    const all: (typeof S.ObjectType)[] = []
    for (let at = 0; at < 20; at++) {
      all.push(
        class extends S.ObjectType {
          constructor() {
            super()
            for (const [index, other] of all.entries()) Object.assign(this, { [`field${index}`]: S.List(other as never) })
          }
        },
      )
    }
    const started = performance.now()
    expect(exampleBody(all[0])).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(500)
  })

  it('is not made of a type that only the program knows', () => {
    class Even extends S.Schema {
      __type = 2 as number
    }
    for (const declared of [Even, { even: Even }, S.List(Even)]) expect(exampleBody(declared)).toBeUndefined()
  })
})
