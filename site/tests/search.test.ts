// cspell:ignore respon usecontainer
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../../tests/built-site.mjs'
import { goldenQueries } from '../../tests/search/golden.ts'
import { measureRecall } from '../../tests/search/measure-recall.ts'
import { createTypist } from '../../tests/search/misspell.ts'
import { type Task, tasks } from '../../tests/search/tasks.ts'
import { locales } from '../tools/content/page.ts'
import { collectMessages } from '../tools/errors/collect-messages.ts'
import { readGlossary } from '../tools/glossary/read-glossary.ts'

type Spot = { readonly path: string; readonly kind: string | null; readonly excerpt: readonly { readonly text: string }[] }
type Found = {
  readonly total: number
  readonly hits: readonly { readonly path: string; readonly spots: readonly Spot[] }[]
  readonly corrections: readonly { readonly right: string }[]
}
type Page = {
  readonly path: string
  readonly title: string
  readonly trail: readonly string[]
  readonly sections: readonly (readonly [id: string, heading: string, text: string, kind?: string])[]
}
type Search = { find(query: string, options: { most: number; kind?: string; signal: AbortSignal }): Promise<Found> }

/**
 * The least shares of tasks that lead to the right section first, that have it first on one of the first three pages, and that show it
 * anywhere on these pages. A little below what is reached.
 */
const reached = {
  en: { first: 0.895, amongThree: 0.95, shown: 0.98 },
  'zh-cn': { first: 0.855, amongThree: 0.96, shown: 0.98 },
} as const

// The module is imported by a variable, because its code for the browser is type-checked with the browser's types.
const module = '../../packages/search/src/index.ts'
let built: ReturnType<typeof builtSite>

beforeAll(() => {
  built = builtSite()
}, 240_000)
afterAll(() => built.remove())

const read = (url: string): string => readFileSync(join(built.folder, url), 'utf8')

/** The texts of the pages in an index. */
function readPages(locale: string): Page[] {
  const { texts } = JSON.parse(read(`_search/${locale}.json`)) as { texts: string }
  return (texts.match(/.{10}/g) ?? []).map((name) => JSON.parse(read(`assets/search-${name}.json`)))
}

async function openSearch(id: string): Promise<Search> {
  const { openSearch: open } = (await import(module)) as { openSearch: (locale: unknown, site: unknown, files: unknown) => Search }
  // As in a browser, each file is read once.
  const loaded = new Map<string, unknown>()
  const load = async (url: string): Promise<unknown> => {
    if (!loaded.has(url)) loaded.set(url, JSON.parse(read(url)))
    return loaded.get(url)
  }
  const files = { load, forget: () => {} }
  return open({ id }, { mount: '/' }, files)
}

/** Messages that no page shows because no reader can get them (see error-messages.test.ts). */
const hidden = /^(next\(\) called multiple times|(latestS|s)electedState should not be|Middleware must be composed)/

describe.each(locales)('The search in %s', (locale) => {
  it('finds every error message of the framework', async () => {
    const search = await openSearch(locale)
    const queries = collectMessages().map(({ parts }) => parts.join(' ').trim())
    const lost: string[] = []
    for (const query of queries.filter((text) => !hidden.test(text))) {
      const { total } = await search.find(query, { most: 1, signal: new AbortController().signal })
      if (total === 0) lost.push(query)
    }
    expect(lost).toEqual([])
  })

  it('leads from an error message to the row that explains it: always among the errors, and nearly always first of all', async () => {
    const search = await openSearch(locale)
    const spotsOf = async (query: string, kind?: string): Promise<readonly Spot[]> => {
      const { hits } = await search.find(query, { most: 1, signal: new AbortController().signal, ...(kind === undefined ? {} : { kind }) })
      return hits[0]?.spots ?? []
    }
    const isError = (spot: Spot | undefined): boolean => spot?.kind === 'error' && spot.path.includes('#error-')
    const queries = collectMessages().map(({ parts }) => parts.join(' ').trim())
    const lost: string[] = []
    const others: string[] = []
    for (const query of queries) {
      if (hidden.test(query)) continue
      const [[first], [firstError]] = [await spotsOf(query), await spotsOf(query, 'error')]
      if (!isError(firstError)) lost.push(query)
      if (!isError(first)) others.push(`${query}: ${first?.path}`)
    }
    expect(lost).toEqual([])
    expect(others.length, others.join('\n')).toBeLessThan(queries.length * 0.1)
    const [row] = await spotsOf('Unsupported type in url')
    expect(row?.path).toMatch(/#error-unsupported-type-in-url$/)
    // The values in a message outweigh its fixed words, but say nothing.
    const rows = {
      '12 is not a string': 'is-not-a-string',
      'undefined is not a string': 'is-not-a-string',
      'seven is not an integer': 'is-not-a-string',
      'hello is not a valid date input': 'is-not-a-valid-date-input',
      'bob is not an ID': 'is-not-an-id',
      '[Function: handler] is not a Middleware or { middleware: Middleware }': 'is-not-a-middleware-or-middleware-middleware',
      'Unhandled request: /admin': 'unhandled-request',
      "Cannot read property 'info' of undefined": 'cannot-read-properties-of-undefined-reading-info',
      'require is not defined': 'require-is-not-defined-in-es-module-scope',
      'The "string" argument must be of type string. Received undefined': 'the-string-argument-must-be-of-type-string',
      "Cannot find module 'farrow-http' or its corresponding type declarations": 'cannot-find-module-farrow-http-or-its-corresponding',
      'request entity too large': 'request-entity-too-large',
      "can't find module farrow-http": 'cannot-find-module-dist-index-js',
      "Can't call useContainer out of scope": 'can-t-call-usecontainer-out-of-scope-it',
      'it should be placed on top of the function': 'can-t-call-usecontainer-out-of-scope-it',
    }
    for (const [query, id] of Object.entries(rows)) expect((await spotsOf(query))[0]?.path, query).toMatch(new RegExp(`#error-${id}$`))
  })

  it('finds all pages of at least 150 golden queries, of which a quarter is misspelled: for 99 of 100 a right one first', async () => {
    const search = await openSearch(locale)
    const find = async (query: string): Promise<string[]> => {
      const { hits } = await search.find(query, { most: 1000, signal: new AbortController().signal })
      return hits.map(({ path }) => path.replace(locale === 'en' ? '/' : `/${locale}/`, ''))
    }
    const own = goldenQueries.filter((query) => query.locale === locale)
    const misspelled = own.filter(({ isMisspelled }) => isMisspelled)
    expect(own.length).toBeGreaterThanOrEqual(150)
    expect(misspelled.length).toBeGreaterThanOrEqual(own.length / 4)
    const missing: string[] = []
    for (const { query, first, also } of own) {
      const paths = await find(query)
      missing.push(...[...first, ...also].filter((path) => !paths.includes(path)).map((path) => `${query}: ${path}`))
    }
    expect(missing).toEqual([])
    for (const queries of [own, misspelled]) {
      const { first, found, wrong } = await measureRecall(queries, find)
      expect(found, wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
      expect(first, wrong.join('\n')).toBeGreaterThanOrEqual(0.99)
    }
  })

  it('finds what a word of a title or a heading finds when it is misspelled: 97 of 100 on the first three pages, 98 of 100 on eight, and says so', async () => {
    const search = await openSearch(locale)
    const find = (query: string): Promise<Found> => search.find(query, { most: 8, signal: new AbortController().signal })
    // An error message is no heading in the index.
    const headings = readPages(locale).flatMap(({ title, sections }) => [
      title,
      ...sections.map(([, lines, , kind]) => (kind === 'error' ? '' : lines.split('\n', 1)[0])),
    ])
    const words = new Set(headings.join(' ').match(/(?<![\w.-])[A-Za-z][\w.-]{2,}[A-Za-z](?![\w.-])/g))
    const misspell = createTypist()
    let asked = 0
    let told = 0
    const late: string[] = []
    const lost: string[] = []
    // Every third word is enough, and takes a third of the time.
    for (const word of [...words].filter((_, at) => at % 3 === 0)) {
      const right = (await find(word)).hits[0]?.path
      for (const typed of misspell(word)) {
        const { hits, corrections } = await find(typed)
        asked++
        if (corrections.length > 0) told++
        const at = hits.findIndex(({ path }) => path === right)
        if (at < 0) lost.push(`${word} ${typed}`)
        if (at < 0 || at > 2) late.push(`${word} ${typed}`)
      }
    }
    expect(asked).toBeGreaterThan(900)
    expect(late.length / asked, late.join('\n')).toBeLessThan(0.03)
    expect(lost.length / asked, lost.join('\n')).toBeLessThan(0.02)
    expect(told / asked).toBeGreaterThan(0.9)
  }, 300_000)

  it('leads from the name of a method or an option to its row first of all', async () => {
    const search = await openSearch(locale)
    const others: string[] = []
    let rows = 0
    for (const { path, sections } of readPages(locale))
      for (const [id, heading] of sections) {
        const name = /^[A-Za-z]+\.\w+(?=$|[(<?])/.exec(heading)?.[0]
        if (name === undefined || id.startsWith('error-')) continue
        rows++
        const { hits } = await search.find(name, { most: 1, signal: new AbortController().signal })
        const found = hits[0]?.spots[0]
        if (found?.path !== `${path}#${id}` && found?.kind == null) others.push(`${name}: ${found?.path}`)
      }
    expect(rows).toBeGreaterThan(100)
    expect(others).toEqual([])
  })

  it("leads from a name, or a member of another framework's variable, to the entry of what is called so here", async () => {
    const search = await openSearch(locale)
    const first = async (query: string): Promise<string | undefined> =>
      (await search.find(query, { most: 1, signal: new AbortController().signal })).hits[0]?.spots[0]?.path.replace(/^.*#/, '')
    const entries = {
      'res.json': 'response-json',
      'res.status(404)': 'response-status',
      'res.redirect': 'response-redirect',
      'ctx.status': 'response-status',
      'app.listen': 'http-listen',
      'http.get': 'router-pipeline-get',
      'Record<string, number>': 'record',
      'http.serve': 'router-pipeline-serve',
      Response: 'response',
      'farrow build': 'build',
      '<id:int>': 'url-patterns',
      '<path*:string>': 'url-patterns',
      '<path+:string>': 'url-patterns',
      '<name?:string>': 'url-patterns',
      '/<id:int>?<page:int>': 'url-patterns',
      '/users/:id': 'url-patterns',
      HttpsPipelineOptions: 'http-pipeline-type-HttpsPipelineOptions',
      RouterSchemaValidator: 'router-schema-type-RouterSchemaValidator',
      RedirectOptions: 'file-body-options',
      ApiBatchResponse: 'api-response',
    }
    for (const [query, id] of Object.entries(entries)) expect(await first(query), query).toBe(id)
    expect(await first('package.json')).not.toBe('response-json')
  })

  it('says of methods and of what a signature declares what kind they are', async () => {
    const search = await openSearch(locale)
    const entries = {
      'Response.json': ['response-json', 'method'],
      'Http.listen': ['http-listen', 'method'],
      UnionType: ['base-classes-UnionType', 'class'],
      omitObject: ['variants-omitObject', 'function'],
      OmitObject: ['other-types-OmitObject', 'type'],
    }
    for (const [query, [id, kind]] of Object.entries(entries)) {
      const { hits } = await search.find(query, { most: 1, signal: new AbortController().signal })
      const spot = hits[0]?.spots.find(({ path }) => path.endsWith(`#${id}`))
      expect(spot?.kind, query).toBe(kind)
      expect(spot?.excerpt.length, query).toBeGreaterThan(1)
    }
  })

  if (locale === 'en')
    it('leads from any form of a verb to the page about it', async () => {
      const search = await openSearch(locale)
      const guides = {
        'uploading files': 'file-upload',
        'testing handlers': 'http-server/test',
        'deploying to docker': 'deployment',
        streaming: 'streaming',
        'rate limiting': 'security',
        'authenticated routes': 'authentication',
        'redirections to login': 'security',
      }
      for (const [query, guide] of Object.entries(guides)) {
        const { hits, corrections } = await search.find(query, { most: 1, signal: new AbortController().signal })
        expect([hits[0]?.path, corrections], query).toEqual([`/docs/guide/${guide}`, []])
      }
    })

  it('leads from a verb and a thing to the section about the thing', async () => {
    const search = await openSearch(locale)
    const first = async (query: string): Promise<string | undefined> =>
      (await search.find(query, { most: 1, signal: new AbortController().signal })).hits[0]?.spots[0]?.path.replace(/^\/zh-cn/, '')
    const sections =
      locale === 'en'
        ? {
            'read cookie': '/docs/guide/http-server#headers',
            'set status code': '/docs/api/http/farrow-http#response-status',
            'return json': '/docs/api/http/farrow-http#response-json',
            'optional field': '/docs/api/general/farrow-schema#optional',
            'read headers': '/docs/guide/http-server#headers',
            'change port': '/docs/tutorial#port-taken',
            'add cors': '/docs/api/http/farrow-cors#cors',
            'request body too big': '/docs/guide/security#limits',
            'custom 404 page': '/docs/guide/error-handling#not-found',
            'is farrow production ready': '/docs/guide/status',
            'who maintains farrow': '/docs/guide/status',
            changelog: '/docs/guide/upgrade#from-2',
            'serverless lambda': '/docs/guide/troubleshooting#serverless',
            'npm audit': '/docs/guide/status#audit',
            'migrate from hono': '/docs/guide/http-server/express-koa#other-frameworks',
            'next.js route handlers': '/docs/guide/http-server/express-koa#other-frameworks',
            'error messages': '/docs/guide/troubleshooting',
            'difference from express': '/docs/tutorial/why',
            'farrow vs express': '/#compare',
            'express vs farrow': '/#compare',
            '/users/me matches /users/:id': '/docs/guide/http-server#route-order',
            'route precedence': '/docs/guide/http-server#route-order',
            '?tag=a&tag=b': '/docs/guide/http-server#query-lists',
            'array in query string': '/docs/guide/http-server#query-lists',
            'express 5': '/docs/guide/http-server/express-koa#express-5',
            'migration plan': '/docs/guide/http-server/express-koa#pilot',
            'koa-router alternative': '/docs/guide/http-server/express-koa#other-frameworks',
            'how do i return 404': '/docs/guide/error-handling#not-found',
            'multiple middleware order': '/docs/guide/middleware-pipeline/base#order',
            'fetch from browser': '/docs/guide/server-and-client/client',
            'how do I restrict query to certain values': '/docs/api/http/farrow-http#url-patterns',
            request: '/docs/guide/http-server#request-way',
            types: '/docs/guide/schema/validation-type',
            'http sever ': '/docs/guide/http-server',
            'why use farrow': '/docs/tutorial/why',
            xml: '/docs/api/http/farrow-http#response',
            createTRPCContext: '/docs/guide/rpc-server#context',
            'source maps': '/docs/api/cli/farrow#build',
            backpressure: '/docs/guide/streaming#stream',
            ddos: '/docs/guide/security#rate-limit',
            "server won't start": '/docs/tutorial#port-taken',
            'json parse error': '/docs/guide/error-handling#malformed-json',
            uncaughtException: '/docs/guide/error-handling#https',
            'maximum payload': '/docs/guide/security#limits',
            'why not trpc': '/docs/design/rpc-like#the-choices',
            'difference from trpc': '/docs/design/rpc-like#the-choices',
            'response never sent': '/docs/tutorial/why#missing-answer',
            'unknown field': '/docs/guide/schema/validation-type#errors',
            'same schema for server and client': '/docs/guide/server-and-client/create-server#contract',
            'body is empty': '/docs/guide/http-server#body',
            respon: '/docs/guide/http-server#answer',
            'known bugs': '/docs/guide/status#support',
            'parse json failed': '/docs/guide/error-handling#malformed-json',
          }
        : {
            请求体太大: '/docs/guide/security#limits',
            '自定义 404 页面': '/docs/guide/error-handling#not-found',
            能用于生产环境吗: '/docs/guide/status#decision',
            能不能用于生产: '/docs/guide/status#decision',
            已知问题: '/docs/guide/status#support',
            检验: '/docs/guide/schema/validation-type',
            更新日志: '/docs/guide/upgrade#from-2',
            大文件上传: '/docs/guide/file-upload',
            大图片上传: '/docs/guide/file-upload#routes',
            多图上传: '/docs/guide/file-upload',
            '和 tRPC 有什么区别': '/docs/design/rpc-like#the-choices',
            upload: '/docs/guide/file-upload',
            'upload file': '/docs/guide/file-upload',
            glossary: '/docs/guide/glossary',
            'environment variables': '/docs/guide/deployment#env-file',
            permission: '/docs/guide/authentication#app',
            'strict mode': '/docs/guide/schema/validation-type#strict-mode',
            login: '/docs/guide/authentication',
            // The words of the original are found, too.
            deploy: '/docs/guide/deployment',
            'memory leak': '/docs/guide/performance#memory',
            'change port': '/docs/tutorial#port-taken',
            '429': '/docs/guide/security#rate-limit',
            登入: '/docs/guide/authentication',
            启动不了: '/docs/tutorial#what-can-go-wrong',
            为什么我的中间件没有执行: '/docs/guide/middleware-pipeline/base#troubleshooting',
            怎么开始: '/docs/tutorial',
            流式相应: '/docs/guide/streaming',
            返回相应: '/docs/api/http/farrow-http#response',
            在线试用: '/playground',
            编译很慢: '/docs/guide/performance#types',
            源码映射: '/docs/api/cli/farrow#build',
            空值: '/docs/api/general/farrow-schema#nullable',
            '和 Express 混用': '/docs/guide/http-server/express-koa',
            单页应用: '/docs/api/http/farrow-http#static-files',
            'Http 和 Router 有什么区别': '/docs/api/http/farrow-http#router',
            '添加 CORS': '/docs/api/http/farrow-cors#cors',
            读取请求头: '/docs/guide/http-server#headers',
            错误信息: '/docs/guide/troubleshooting',
            自定义错误页: '/docs/guide/error-handling#not-found',
            请求: '/docs/guide/http-server#request-way',
            类型: '/docs/guide/schema/validation-type',
            钩子: '/docs/guide/middleware-pipeline/more',
            部属: '/docs/guide/deployment',
            依赖主入: '/docs/api/general/farrow-module',
            'shang chuan': '/docs/guide/file-upload',
            '为什么用 farrow': '/docs/tutorial/why',
            '跟 express 比较': '/#compare',
            '与 express 的区别': '/#compare',
            路由优先级: '/docs/guide/http-server#route-order',
            查询参数数组: '/docs/guide/http-server#query-lists',
            '支持 express 5 吗': '/docs/guide/http-server/express-koa#express-5',
            灰度: '/docs/guide/http-server/express-koa#pilot',
            'nest 控制器': '/docs/guide/http-server/express-koa#other-frameworks',
            怎么返回404: '/docs/guide/error-handling#not-found',
            请求头大小写: '/docs/guide/http-server#headers',
            '跟 koa 有什么区别': '/docs/tutorial/why',
            缓存策咯: '/docs/guide/performance#cache-control',
            服务瑞: '/docs/guide/http-server',
            内醒: '/docs/guide/rpc-server/introspection',
            兼容性: '/docs/guide/status#requirements',
            词汇表: '/docs/guide/glossary',
            管道: '/docs/api/general/farrow-pipeline',
            最大请求体: '/docs/guide/security#limits',
            没有返回响应: '/docs/tutorial/why#missing-answer',
            未知字段: '/docs/guide/schema/validation-type#errors',
            未知的键: '/docs/guide/schema/validation-type#errors',
            验证码: '/docs/guide/security#rate-limit',
            'next 调用多次': '/docs/guide/middleware-pipeline/base#abilities',
          }
    for (const [query, path] of Object.entries(sections)) expect(await first(query), query).toBe(path)
  })

  it.each([
    ['CorsOpti', '/docs/api/http/farrow-cors#cors-options'],
    ['isModuleProv', '/docs/api/general/farrow-module#is-module-provider'],
    ['RequestI', '/docs/api/http/farrow-http#request-info'],
    ['RouterPipe', '/docs/api/http/farrow-http#router-pipeline'],
    ['use response', '/docs/api/http/farrow-http#use-response'],
    ['use container', '/docs/api/general/farrow-pipeline#use-container'],
    ['Response()', '/docs/api/http/farrow-http#response'],
    ['Https()', '/docs/api/http/farrow-http#https'],
  ])('leads to an entry by a part of its name, by its words, and by a call: %s', async (query, path) => {
    const { hits } = await (await openSearch(locale)).find(query, { most: 1, signal: new AbortController().signal })
    expect(hits[0]?.spots[0]?.path.replace(/^\/zh-cn/, '')).toBe(path)
  })

  it('says for a misspelled word which of the likely ones was found', async () => {
    const { corrections } = await (await openSearch(locale)).find('rate limt', { most: 4, signal: new AbortController().signal })
    expect(corrections.map(({ right }) => right.toLowerCase())).toEqual(['limit'])
  })

  if (locale === 'en')
    it('takes a misspelled word for the one that the pages with the other words have', async () => {
      const { corrections } = await (await openSearch(locale)).find('deply to vercel', { most: 4, signal: new AbortController().signal })
      expect(corrections.map(({ right }) => right.toLowerCase())).toEqual(['deploy'])
    })

  if (locale === 'zh-cn')
    it('takes no Chinese word that the browser knows, or that a known one ends, for another one of no similar sound', async () => {
      const search = await openSearch(locale)
      for (const word of ['队列', '短信', '日程', '直播', '爬虫', '服务层', '验证码']) {
        const { corrections } = await search.find(word, { most: 1, signal: new AbortController().signal })
        expect(corrections, word).toEqual([])
      }
    })

  it('lists no next steps, which lead to other pages', async () => {
    const { hits } = await (await openSearch(locale)).find(locale === 'en' ? 'deployment' : '部署', {
      most: 8,
      signal: new AbortController().signal,
    })
    expect(hits.length).toBeGreaterThan(5)
    expect(hits.flatMap(({ spots }) => spots.filter(({ path }) => /#(next|where-to-go-next)$/.test(path)))).toEqual([])
  })

  it('leads from the tasks of developers to a section that answers them, first or among the first three, as often as it did', async () => {
    const search = await openSearch(locale)
    const answersOf = async ({ places, orError, ...task }: Task): Promise<readonly boolean[][]> => {
      const { hits } = await search.find(task[locale], { most: 3, signal: new AbortController().signal })
      const isRight = ({ path, kind }: Spot): boolean => {
        const place = path.replace(/^\/zh-cn(?=\/|$)/, '')
        return (orError && kind === 'error') || places.some((right) => (right.startsWith('/') ? right : `/${right}`) === (place || '/'))
      }
      return hits.map(({ spots }) => spots.map(isRight))
    }
    const answers = await Promise.all(tasks.map(answersOf))
    const missed = tasks.filter((_, at) => answers[at]?.[0]?.[0] !== true).map((task) => task[locale])
    const shareOf = (isReached: (hits: readonly boolean[][]) => boolean): number => answers.filter(isReached).length / tasks.length
    expect(tasks.length).toBeGreaterThanOrEqual(240)
    expect(1 - missed.length / tasks.length, missed.join('\n')).toBeGreaterThanOrEqual(reached[locale].first)
    expect(
      shareOf((hits) => hits.some(([first]) => first)),
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(reached[locale].amongThree)
    expect(
      shareOf((hits) => hits.some((spots) => spots.includes(true))),
      missed.join('\n'),
    ).toBeGreaterThanOrEqual(reached[locale].shown)
  })

  it('finds the page of a term by its aliases and words to avoid, also in traditional characters', async () => {
    const search = await openSearch(locale)
    const lost: string[] = []
    for (const { en, zh, alias, avoid } of readGlossary()) {
      for (const query of [...alias, ...avoid.filter((word) => !/[\\()[\]{}|?*+^$]/.test(word))]) {
        const answers = [query, locale === 'en' ? en : zh].map((words) =>
          search.find(words, { most: 1, signal: new AbortController().signal }),
        )
        const [byAlias, byTerm] = await Promise.all(answers)
        if (byAlias?.total === 0 && byTerm?.total !== 0) lost.push(query)
      }
    }
    expect(lost).toEqual([])
    const { hits } = await search.find(locale === 'en' ? '登陆' : '登陸', { most: 8, signal: new AbortController().signal })
    expect(hits[0]?.path).toMatch(/docs\/guide\/authentication$/)
  })

  it('lists no page that is for authors, names no page twice, and shows no words of a component as its text', async () => {
    const pages = readPages(locale)
    expect(pages.filter(({ path }) => path.endsWith('/markdown-page'))).toEqual([])
    expect(pages.filter(({ title, trail }) => trail.includes(title)).map(({ path }) => path)).toEqual([])
    const search = await openSearch(locale)
    const query = locale === 'en' ? 'URL matches path parameters' : 'URL 匹配 路径参数'
    const { hits } = await search.find(query, { most: 8, signal: new AbortController().signal })
    const excerpts = hits.flatMap(({ spots }) => spots.map(({ excerpt }) => excerpt.map(({ text }) => text).join('')))
    expect(hits.map(({ path }) => path.replace('/zh-cn', ''))).toContain('/docs/guide/http-server')
    expect(excerpts.filter((text) => text.includes('{}'))).toEqual([])
  })

  // A guide whose subject has words of its own, such as sign-in with OAuth, takes about 5 KB of the Chinese one.
  it('has an index of at most 275 KB after Brotli, without the texts of results', () => {
    const manifest = read(`_search/${locale}.json`)
    const { shards } = JSON.parse(manifest) as { shards: string }
    const files = (shards.match(/.{10}/g) ?? []).map((name) => read(`assets/search-${name}.json`))
    expect(files.length).toBeGreaterThan(3)
    expect([manifest, ...files].map(weigh).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(275_000)
  })
})

function weigh(text: string): number {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
}
