import { describe, expect, it } from 'vitest'
import { parseQuery, type Query, toTermKey } from './query.ts'
import { commonVerbs, generalStopWords } from './stop-words.ts'

const glossary = {
  middleware: ['中间件'],
  [toTermKey('dependency injection')]: ['依赖注入'],
  dependency: ['依赖'],
  routing: ['路由'],
  route: ['路由'],
}

const none = { glossary: {}, variants: '間间與与', stopWords: generalStopWords, verbs: commonVerbs }

function groupsOf({ groups }: Query): string[] {
  return groups.map((ways) =>
    ways.map((words) => words.map((word) => (word.type === 'han' ? word.joined : word.parts.join('+'))).join(' ')).join(' | '),
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
    ['dependen', ['dependen | 依赖']],
    ['=>', []],
  ])('looks for all of %s', (typed, groups) => {
    expect(groupsOf(parseQuery(typed, { ...none, glossary }))).toEqual(groups)
  })

  it.each(['Response.json', 'kettle-http', 'useReq', '/<id:int>', 'HttpError', 'NOT_FOUND', '--port', 'node20', '$ref'])(
    'takes %s for a name',
    (typed) => {
      expect(parseQuery(typed, none).isName).toBe(true)
    },
  )

  it.each([
    ['res.redirect', ['res', 'redirect']],
    ['res.status(404)', ['res', 'status']],
    ['Http.listen', ['http', 'listen']],
    ['Response', null],
    ['res.redirect 302', null],
    ['kettle.config.ts', null],
  ])('takes %s for the member %j', (typed, member) => {
    expect(parseQuery(typed, none).member).toEqual(member)
  })

  it.each(['middleware', 'CORS', 'Http', 'Response json', '中间件', '400 error'])('takes %s for words', (typed) => {
    expect(parseQuery(typed, none).isName).toBe(false)
  })

  it.each([
    ['how do I read cookies', ['read', 'cookies | cookie']],
    ['what is the pipeline?', ['pipeline']],
    ['如何读取 Cookie', ['读取', 'cookie']],
    ['中间件是什么', ['中间件']],
    ['为什么要校验的呢', ['要校验']],
    ["what's a pipeline", ['pipeline']],
    ['show me how the pipeline works', ['pipeline']],
    ['依赖注入怎么用', ['依赖', '注入']],
    ['校验器有哪些', ['校验器']],
    ['why', ['why']],
    ['怎么', ['怎么']],
  ])('drops stop words from %s', (typed, groups) => {
    expect(groupsOf(parseQuery(typed, none))).toEqual(groups)
  })

  it('keeps a name where nothing else tells, not what is asked about it', () => {
    expect(groupsOf(parseQuery('和 tRPC 有什么区别', { ...none, stopWords: `${none.stopWords}|trpc` }))).toEqual(['t+rpc'])
  })

  it.each([
    ['routes', ['routes | route']],
    ['class status this.is', ['class', 'status', 'this+is']],
    ['uploading nested validation', ['uploading | upload', 'nested | nest', 'validation | validat']],
    ['string feed option', ['string', 'feed', 'option']],
  ])('also looks for the stem of the words of %s', (typed, groups) => {
    expect(groupsOf(parseQuery(typed, none))).toEqual(groups)
  })

  it.each(['web socket', 'WebSocket', 'web-socket'])('takes %s for the same term of the glossary', (typed) => {
    expect(toTermKey(typed)).toBe('websocket')
    expect(groupsOf(parseQuery(typed, { ...none, glossary: { websocket: ['长连接'] } }))[0]).toMatch(/ \| 长连接$/)
  })

  it('knows terms that contain stop words', () => {
    expect(
      groupsOf(
        parseQuery('end to end tests', { ...none, glossary: { [toTermKey('end-to-end')]: [], [toTermKey('end to end')]: ['e2e'] } }),
      ),
    ).toEqual(['end end | e+2+e', 'tests | test'])
  })

  it.each([
    ['关闭数据库连接', ['关闭', '数据库', '连接']],
    ['在路由里使用数据库', ['路由', '数据库']],
    ['选项卡', ['选项卡']],
    ['第一个请求', ['请求']],
    ['自定义规则', ['自定义', '规则']],
    ['跨站请求', ['跨站请求 | csrf']],
  ])('cuts %s into words, those of the glossary first', (typed, groups) => {
    const terms = { route: ['路由'], database: ['数据库'], request: ['请求'], 跨站请求: ['csrf'] }
    expect(groupsOf(parseQuery(typed, { ...none, glossary: terms }))).toEqual(groups)
  })

  it.each([
    ['List(String)', 'list'],
    ['useRequestInfo()', 'userequestinfo'],
    ['List[]', 'list'],
    ['Response.json({ ok: true })', 'responsejson'],
    ['f(x) is not a function', 'fxisnotafunction'],
    ['res.status(404).send', 'resstatus'],
    ['z.string().min(3)', 'zstring'],
  ])('reads %s without a call or brackets behind a name', (typed, joined) => {
    expect(parseQuery(typed, none).joined).toBe(joined)
  })

  it('cuts nothing in a locale without Chinese texts, where a part of what was asked for would hide that it is missing', () => {
    expect(groupsOf(parseQuery('漏掉响应', { ...none, variants: '', glossary: { 响应: ['response'] } }))).toEqual(['漏掉响应'])
  })

  it('drops nothing from a term of the glossary', () => {
    expect(groupsOf(parseQuery('不推荐使用', { ...none, glossary: { 不推荐使用: ['已弃用'] } }))).toEqual(['不推荐使用 | 已弃用'])
  })

  it('reads traditional characters as the simplified ones of the index', () => {
    expect(
      groupsOf(parseQuery('中間件與路由', { ...none, glossary: { middleware: ['中间件'], route: ['路由'] }, variants: '間间與与' })),
    ).toEqual(['中间件', '路由'])
  })

  it('reads full-width letters, as an input method may leave them', () => {
    expect(parseQuery('Ｒｅｓｐｏｎｓｅ．ｊｓｏｎ', none).joined).toBe('responsejson')
  })
})
