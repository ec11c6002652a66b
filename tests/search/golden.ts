/** What a reader types, and where they want to arrive. Paths are below the locale's base; `''` is the home page. */
export type GoldenQuery = {
  readonly locale: 'en' | 'zh-cn'
  readonly query: string
  /** The first hit is one of these. All of them are found. */
  readonly first: readonly string[]
  /** These are found, too, wherever they stand. */
  readonly also: readonly string[]
}

type Rows = readonly (readonly [query: string, first: string | readonly string[], also?: string | readonly string[]])[]

const guide = 'docs/guide'
const http = `${guide}/http-server`
const pipelines = `${guide}/middleware-pipeline`
const api = 'docs/api'
const farrowHttp = `${api}/http/farrow-http`
const farrowPipeline = `${api}/general/farrow-pipeline`
const farrowSchema = `${api}/general/farrow-schema`
const farrowModule = `${api}/general/farrow-module`
const farrowCors = `${api}/http/farrow-cors`
const tutorial = 'docs/tutorial'
const introducing = 'blog/introducing-farrow-a-type-friendly-functional-style-node-js-web-framework'
const firstLook = 'blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare'
const exploring = 'blog/exploring-the-type-safe-node-js-web-framework'

/** In zh-cn: terms, questions in a few words, titles, and English terms that the glossary knows. */
const chinese: Rows = [
  ['中间件', `${pipelines}/base`, ['docs/design/middleware-mode', `${http}/test`, `${http}/cors`, farrowHttp]],
  ['路由', [farrowHttp, http], [`${tutorial}/http-server`, `${http}/mock`]],
  ['服务端', [http, `${guide}/rpc-server`, `${guide}/server-and-client/create-server`]],
  ['返回值', [farrowPipeline, introducing], ['docs/philosophy', farrowHttp, farrowSchema, 'markdown-page']],
  ['数据库', `${http}/database`],
  ['校验', `${guide}/schema/validation-type`, [farrowSchema, 'docs/design/schema-builder']],
  ['校验器', [farrowSchema, `${guide}/schema/json-schema`]],
  ['类型安全', ['', exploring]],
  ['依赖注入', farrowModule, `${api}/frontend/farrow-next`],
  ['上下文', `${pipelines}/more`, [farrowPipeline, farrowModule]],
  ['钩子', `${pipelines}/more`, farrowHttp],
  ['网关', [`${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`]],
  ['联邦', `${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`],
  ['内省', `${guide}/rpc-server/introspection`],
  ['日志', `${http}/log`, farrowHttp],
  ['日志器', farrowHttp],
  ['证书', `${http}/https`],
  ['自签名', `${http}/https`],
  ['跨域', [`${http}/cors`, farrowCors], `${tutorial}/why`],
  ['预检', [`${http}/cors`, farrowCors]],
  ['事务', `${http}/database`],
  ['模拟数据', `${http}/mock`],
  ['静态文件', [farrowHttp, http]],
  ['重定向', [farrowHttp, `${http}/https`]],
  ['设计理念', 'docs/philosophy'],
  ['快速上手', tutorial],
  ['版本线', guide],
  ['环境要求', guide],
  ['严格模式', [`${guide}/schema/validation-type`, farrowSchema]],
  ['生成客户端', [`${guide}/server-and-client/client`, `${api}/cli/farrow`]],
  ['令牌', `${guide}/server-and-client/client`],
  ['选项卡', 'markdown-page'],
  ['脚注', 'markdown-page'],
  ['端口被占用', tutorial],
  ['数字被取整', `${tutorial}/why`],
  ['漏掉响应', `${tutorial}/why`, 'docs/design/middleware-mode'],
  ['按需加载', `${pipelines}/more`],
  ['异步中间件', `${pipelines}/base`],
  ['猴子补丁', ['docs/design/middleware-mode', exploring]],
  ['单独测试一个中间件', `${http}/test`],
  ['类型守卫', farrowPipeline],
  ['传输协议', `${api}/rpc/farrow-api-server`],
  ['标量', farrowSchema],
  ['装饰器', exploring],
  ['控制器', `${api}/frontend/farrow-next`],
  ['热更新', `${api}/frontend/farrow-vite`],
  ['脚手架', `${api}/cli/create-farrow-app`],
  ['处理 CORS 请求', `${http}/cors`],
  ['JSON 语法错误', `${tutorial}/http-server`],
  ['从HTTP服务端开始', `${tutorial}/http-server`],
  ['Express 迁移', `${http}/express-koa`],
  ['数据库 测试', `${http}/database`],
  ['代理 HTTPS', `${http}/https`],
  ['Deno 客户端', `${guide}/rpc-server/deno`],
  ['类', farrowModule],
  ['middleware', `${pipelines}/base`, 'docs/design/middleware-mode'],
  ['certificate', `${http}/https`],
  ['transaction', `${http}/database`],
  ['dependency injection', farrowModule, guide],
  ['Unsupported type in url', [`${tutorial}/why`, farrowHttp]],
]

/** In en: terms, parts of words, questions in a few words, titles, messages of errors. */
const english: Rows = [
  ['middleware', `${pipelines}/base`, ['docs/design/middleware-mode', `${http}/test`, `${http}/cors`, farrowHttp]],
  ['middlew', `${pipelines}/base`],
  ['routing', farrowHttp],
  ['http server', http, [`${tutorial}/http-server`, `${http}/test`]],
  ['return value', [introducing, exploring, 'docs/design/middleware-mode', 'docs/philosophy']],
  ['database', `${http}/database`],
  ['validation', `${guide}/schema/validation-type`],
  ['type safety', exploring],
  ['type-safe', ['', exploring]],
  ['dependency injection', farrowModule, `${api}/frontend/farrow-next`],
  ['contexts', `${pipelines}/more`, [farrowPipeline, farrowModule]],
  ['hooks', `${pipelines}/more`, farrowHttp],
  ['gateway', [`${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`]],
  ['federation', `${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`],
  ['introspection', `${guide}/rpc-server/introspection`],
  ['introsp', `${guide}/rpc-server/introspection`],
  ['log requests', `${http}/log`],
  ['certificate', `${http}/https`],
  ['self-signed', `${http}/https`],
  ['cors', [`${http}/cors`, farrowCors]],
  ['preflight', [`${http}/cors`, farrowCors]],
  ['transactions', `${http}/database`],
  ['mock data', `${http}/mock`],
  ['static files', farrowHttp],
  ['redirect', [farrowHttp, `${http}/https`]],
  ['cookies', farrowHttp],
  ['philosophy', 'docs/philosophy'],
  ['getting started', tutorial],
  ['package lines', guide],
  ['strict mode', [`${guide}/schema/validation-type`, farrowSchema]],
  ['generate client', [`${guide}/server-and-client/client`, `${api}/cli/farrow`, `${guide}/rpc-server/deno`]],
  ['send a token', `${guide}/server-and-client/client`],
  ['tabs', 'markdown-page'],
  ['footnotes', 'markdown-page'],
  ['port is taken', tutorial],
  ['a number is rounded', `${tutorial}/why`],
  ['load on demand', `${pipelines}/more`],
  ['asynchronous middleware', `${pipelines}/base`],
  ['test a middleware', `${http}/test`],
  ['monkey patching', exploring],
  ['wire protocol', `${api}/rpc/farrow-api-server`],
  ['schema builder', 'docs/design/schema-builder'],
  ['scalars', farrowSchema],
  ['decorator', exploring],
  ['side effects', `${pipelines}/more`],
  ['scaffold', `${api}/cli/create-farrow-app`],
  ['controllers', `${api}/frontend/farrow-next`],
  ['batches', `${api}/rpc/farrow-api-client`],
  ['behind a proxy', `${http}/https`],
  ['hot updates', `${api}/frontend/farrow-vite`],
  ['move from express route by route', `${http}/express-koa`],
  ['mount in koa', `${http}/express-koa`],
  ['compare graphql', firstLook],
  ['deno client', [`${guide}/rpc-server/deno`, `${api}/rpc/farrow-deno-api`]],
  ['Why Farrow', `${tutorial}/why`],
  ['malformed JSON is a 500', `${tutorial}/http-server`],
  ['useContainer out of scope', [`${tutorial}/rpc-server`, farrowPipeline, farrowHttp], `${guide}/http-server/test`],
  ['Unsupported type in url', [`${tutorial}/why`, farrowHttp]],
  ['Expected request, but got: null', [farrowHttp, `${http}/test`]],
  ['EADDRINUSE: address already in use', [tutorial, farrowHttp]],
]

/** Names from code, in both locales: as they are written, in other ways to write them, and begun. */
const names: Rows = [
  ['farrow-http', farrowHttp],
  ['farrow-next', `${api}/frontend/farrow-next`, `${api}/frontend/farrow-next-server`],
  ['Response.json', farrowHttp, [http, `${http}/mock`]],
  ['useReq', farrowHttp, [`${http}/test`, `${api}/http/farrow-koa`]],
  ['/<id:int>', [farrowHttp, `${tutorial}/http-server`, `${tutorial}/why`]],
  ['HttpError', [farrowHttp, `${tutorial}/http-server`]],
  ['NOT_FOUND_RESPONSE', farrowHttp],
  ['BasenamesContext', farrowHttp],
  ['createLogger', farrowHttp],
  ['matchBodyType', farrowHttp],
  ['createPipeline', farrowPipeline, `${pipelines}/base`],
  ['createAsyncPipeline', farrowPipeline, `${pipelines}/base`],
  ['usePipeline', farrowPipeline, `${pipelines}/more`],
  ['runWithContainer', farrowPipeline],
  ['ObjectType', farrowSchema, `${guide}/schema/validation-type`],
  ['TypeOf', farrowSchema],
  ['createSchemaValidator', farrowSchema],
  ['SchemaErr', farrowSchema],
  ['isNamedFormatType', farrowSchema],
  ['formatSchema', farrowSchema, `${guide}/schema/json-schema`],
  ['createApiService', `${api}/rpc/farrow-api-server`],
  ['isApiError', `${api}/rpc/farrow-api-server`, `${guide}/rpc-server/federation`],
  ['farrow-api/dist/codegen', `${api}/rpc/farrow-api`],
  ['getContentType', `${api}/rpc/farrow-api`],
  ['createApiPipelineWithUrl', `${api}/rpc/farrow-api-client`],
  ['DenoService', `${api}/rpc/farrow-deno-api`],
  ['createFederationServices', `${api}/rpc/farrow-federation`],
  ['useReactView', `${api}/http/farrow-react`],
  ['usePrefix', [`${api}/http/farrow-react`, farrowHttp]],
  ['useQueryChangedEffect', `${api}/frontend/farrow-next`],
  ['NextRouterPipeline', `${api}/frontend/farrow-next-server`],
  ['CorsOptionsDelegate', farrowCors],
  ['defineConfig', `${api}/cli/farrow`],
  ['transformResult', `${api}/cli/farrow-json-schema`],
  ['createprovider', farrowModule],
  ['http_error', [farrowHttp, `${tutorial}/http-server`]],
  ['useRequestIn', farrowHttp],
  ['Response.redir', [farrowHttp, http]],
  ['not-found-resp', farrowHttp],
  ['next-server', `${api}/frontend/farrow-next-server`],
]

/** The queries that search has to get right: 60 in Chinese, 60 in English, 40 names from code, the last in either locale by turns. */
export const goldenQueries: readonly GoldenQuery[] = [
  ...chinese.map(toQuery('zh-cn')),
  ...english.map(toQuery('en')),
  ...names.map((row, at) => toQuery(at % 2 === 0 ? 'en' : 'zh-cn')(row)),
]

function toQuery(locale: GoldenQuery['locale']): (row: Rows[number]) => GoldenQuery {
  return ([query, first, also = []]) => ({ locale, query, first: [first].flat(), also: [also].flat() })
}
