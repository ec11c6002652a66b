import { describe, expect, it } from 'vitest'
import { parseQuery, type Query } from './query.ts'

const glossary = { middleware: ['中间件'], 'dependency injection': ['依赖注入'], dependency: ['依赖'], routing: ['路由'], route: ['路由'] }

function groupsOf({ groups }: Query): string[] {
  return groups.map((ways) =>
    ways.map((words) => words.map((word) => (word.type === 'han' ? word.text : word.parts.join('+'))).join(' ')).join(' | '),
  )
}

describe('parseQuery', () => {
  it.each([
    ['路由', ['路由']],
    ['kettle路由 Response.json', ['kettle', '路由', 'response+json']],
    ['middleware 返回值', ['middleware | 中间件', '返回值']],
    ['Dependency Injection', ['dependency injection | 依赖注入']],
    ['dependency tree', ['dependency | 依赖', 'tree']],
    ['middlew', ['middlew | 中间件']],
    ['rout', ['rout']],
    ['=>', []],
  ])('looks for all of %s', (typed, groups) => {
    expect(groupsOf(parseQuery(typed, glossary))).toEqual(groups)
  })

  it.each(['Response.json', 'kettle-http', 'useReq', '/<id:int>', 'HttpError', 'NOT_FOUND', '--port', 'node20', '$ref'])(
    'takes %s for a name',
    (typed) => {
      expect(parseQuery(typed, {}).isName).toBe(true)
    },
  )

  it.each(['middleware', 'CORS', 'Http', 'Response json', '中间件', '400 error'])('takes %s for words', (typed) => {
    expect(parseQuery(typed, {}).isName).toBe(false)
  })

  it('reads full-width letters, as an input method may leave them', () => {
    expect(parseQuery('Ｒｅｓｐｏｎｓｅ．ｊｓｏｎ', {}).joined).toBe('responsejson')
  })
})
