import { type Misspelled, misspelledChinese, misspelledEnglish } from './misspelled-queries.ts'

/** What a reader types, and which pages they look for. Paths are relative to the locale's base; `''` is the home page. */
export type GoldenQuery = {
  readonly locale: 'en' | 'zh-cn'
  readonly query: string
  /** The first result has to be one of these, and all of them have to be found. */
  readonly first: readonly string[]
  /** These have to be found at any place in the results. */
  readonly also: readonly string[]
  readonly isMisspelled: boolean
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
const farrowApiServer = `${api}/rpc/farrow-api-server`
const farrowApiClient = `${api}/rpc/farrow-api-client`
const farrowCommand = `${api}/cli/farrow`
const authentication = `${guide}/authentication`
const errorHandling = `${guide}/error-handling`
const security = `${guide}/security`
const upload = `${guide}/file-upload`
const streaming = `${guide}/streaming`
const openapi = `${guide}/openapi`
const deployment = `${guide}/deployment`
const performance = `${guide}/performance`
const troubleshooting = `${guide}/troubleshooting`
const introducing = 'blog/introducing-farrow-a-type-friendly-functional-style-node-js-web-framework'
const firstLook = 'blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare'
const exploring = 'blog/exploring-the-type-safe-node-js-web-framework'

/** Queries in zh-cn: terms, short questions, titles, and English terms that the glossary knows. */
const chinese: Rows = [
  ['中间件', `${pipelines}/base`, ['docs/design/middleware-mode', `${http}/test`, `${http}/cors`, farrowHttp]],
  ['路由', [farrowHttp, http], [`${tutorial}/http-server`, `${http}/mock`]],
  ['服务端', [http, `${guide}/rpc-server`, `${guide}/server-and-client/create-server`]],
  ['返回值', [farrowPipeline, introducing, 'docs/philosophy'], ['docs/philosophy', farrowHttp, farrowSchema]],
  ['数据库', `${http}/database`],
  ['校验', `${guide}/schema/validation-type`, [farrowSchema, 'docs/design/schema-builder']],
  ['校验器', [farrowSchema, `${guide}/schema/json-schema`]],
  ['类型安全', ['', exploring]],
  ['依赖注入', [farrowModule, troubleshooting], `${api}/frontend/farrow-next`],
  ['上下文', `${pipelines}/more`, [farrowPipeline, farrowModule]],
  ['Hook', [`${pipelines}/more`, farrowHttp]],
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
  ['重定向', [farrowHttp, security, `${http}/https`]],
  ['设计理念', 'docs/philosophy'],
  ['快速上手', tutorial],
  ['模块系统', guide],
  ['环境要求', guide],
  ['严格模式', [`${guide}/schema/validation-type`, farrowSchema]],
  ['生成客户端', [`${guide}/server-and-client/client`, `${api}/cli/farrow`]],
  ['令牌', [authentication, `${guide}/server-and-client/client`]],
  ['学习路线', tutorial],
  ['大小写', farrowHttp],
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
  ['脚手架', [`${api}/cli/create-farrow-app`, tutorial]],
  ['处理 CORS 请求', `${http}/cors`],
  ['JSON 语法错误', `${tutorial}/http-server`],
  ['从HTTP服务器开始', `${tutorial}/http-server`],
  ['Express 迁移', `${http}/express-koa`],
  ['数据库 测试', `${http}/database`],
  ['代理 HTTPS', `${http}/https`],
  ['Deno 客户端', [`${guide}/rpc-server/deno`, `${api}/rpc/farrow-deno-api`]],
  ['类', farrowModule],
  ['middleware', `${pipelines}/base`, 'docs/design/middleware-mode'],
  ['certificate', `${http}/https`],
  ['transaction', `${http}/database`],
  ['dependency injection', [farrowModule, troubleshooting], `${api}/frontend/farrow-next`],
  ['Unsupported type in url', [troubleshooting, `${tutorial}/why`, farrowHttp]],
]

/** Queries in en: terms, parts of words, short questions, titles, error messages. */
const english: Rows = [
  ['middleware', `${pipelines}/base`, ['docs/design/middleware-mode', `${http}/test`, `${http}/cors`, farrowHttp]],
  ['middlew', `${pipelines}/base`],
  ['routing', [farrowHttp, performance]],
  ['http server', http, [`${tutorial}/http-server`, `${http}/test`]],
  ['return value', [introducing, exploring, 'docs/design/middleware-mode', 'docs/philosophy']],
  ['database', `${http}/database`],
  ['validation', `${guide}/schema/validation-type`],
  ['type safety', exploring],
  ['type-safe', ['', exploring]],
  ['dependency injection', [farrowModule, troubleshooting], `${api}/frontend/farrow-next`],
  ['contexts', `${pipelines}/more`, [farrowPipeline, farrowModule]],
  ['hooks', `${pipelines}/more`, farrowHttp],
  ['gateway', [`${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`]],
  ['federation', `${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`],
  ['introspection', `${guide}/rpc-server/introspection`],
  ['introsp', `${guide}/rpc-server/introspection`],
  ['log requests', `${http}/log`],
  ['certificate', `${http}/https`],
  ['self-signed', [`${http}/https`, `${guide}/glossary`]],
  ['cors', [`${http}/cors`, farrowCors]],
  ['preflight', [`${http}/cors`, farrowCors]],
  ['transactions', `${http}/database`],
  ['mock data', `${http}/mock`],
  ['static files', [farrowHttp, security]],
  ['redirect', [farrowHttp, `${http}/https`]],
  ['cookies', farrowHttp],
  ['philosophy', 'docs/philosophy'],
  ['getting started', tutorial],
  ['requirements', guide],
  ['strict mode', [`${guide}/schema/validation-type`, farrowSchema]],
  ['generate client', [`${guide}/server-and-client/client`, `${api}/cli/farrow`, `${guide}/rpc-server/deno`]],
  ['send a token', `${guide}/server-and-client/client`],
  ['req.params.id', http],
  ['farrow vs hono', ''],
  ['port is taken', tutorial],
  ['a number is rounded', `${tutorial}/why`],
  ['load on demand', `${pipelines}/more`],
  ['asynchronous middleware', `${pipelines}/base`],
  ['test a middleware', `${http}/test`],
  ['monkey patching', [exploring, 'docs/design/middleware-mode']],
  ['wire protocol', `${api}/rpc/farrow-api-server`],
  ['schema builder', 'docs/design/schema-builder'],
  ['scalars', farrowSchema],
  ['decorator', [exploring, farrowModule]],
  ['side effects', `${pipelines}/more`],
  ['scaffold', [`${api}/cli/create-farrow-app`, tutorial]],
  ['controllers', `${api}/frontend/farrow-next`],
  ['batches', [`${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`]],
  ['behind a proxy', [`${http}/https`, deployment]],
  ['hot updates', `${api}/frontend/farrow-vite`],
  ['move from express route by route', `${http}/express-koa`],
  ['mount in koa', `${http}/express-koa`],
  ['compare graphql', firstLook],
  ['deno client', [`${guide}/rpc-server/deno`, `${api}/rpc/farrow-deno-api`]],
  ['read cookie', [farrowHttp, http]],
  ['set status code', farrowHttp],
  ['read query string', farrowHttp],
  ['generate openapi', `${guide}/openapi`],
  ['add cors', [farrowCors, `${http}/cors`]],
  ['read headers', [http, farrowHttp]],
  ['create router', farrowHttp],
  ['change port', tutorial],
  ['deploy docker', deployment],
  ['connect database', `${http}/database`],
  ['Why Farrow', `${tutorial}/why`],
  ['malformed JSON is a 500', `${tutorial}/http-server`],
  [
    'useContainer out of scope',
    [`${tutorial}/rpc-server`, `${tutorial}/http-server`, farrowPipeline, farrowHttp],
    `${guide}/http-server/test`,
  ],
  ['Unsupported type in url', [troubleshooting, `${tutorial}/why`, farrowHttp]],
  ['Expected request, but got: null', [farrowHttp, `${http}/test`]],
  ['EADDRINUSE: address already in use', [tutorial, farrowHttp]],
]

/** Tasks of developers, in zh-cn. */
const chineseTasks: Rows = [
  ['单元测试', `${http}/test`],
  ['添加 CORS', [farrowCors, `${http}/cors`]],
  ['生成 OpenAPI', `${guide}/openapi`],
  ['读取请求头', http],
  ['连接数据库', `${http}/database`],
  ['Docker 部署', deployment],
  ['创建路由', farrowHttp],
  ['鉴权', authentication],
  ['认证', authentication],
  ['授权', authentication],
  ['登录', authentication],
  ['JWT', authentication],
  ['会话', authentication],
  ['角色权限', authentication],
  ['热重载', [farrowCommand, `${guide}/glossary`]],
  ['热加载', [farrowCommand, `${guide}/glossary`]],
  ['类型推断', ['docs/api/general/farrow-schema', `${guide}/glossary`]],
  ['序列化', [farrowApiServer, farrowSchema]],
  ['拦截器', [`${pipelines}/base`]],
  ['路由分组', [http, farrowHttp, `${api}/frontend/farrow-next-server`]],
  ['反向代理', [`${http}/https`, deployment]],
  ['优雅退出', [deployment, `${http}/database`]],
  ['优雅关闭', [deployment, `${http}/database`]],
  ['枚举', [farrowSchema, `${guide}/schema/validation-type`, `${guide}/glossary`]],
  ['调试', [troubleshooting, farrowCommand, `${guide}/glossary`]],
  ['入门', tutorial],
  ['SSR', [`${api}/http/farrow-react`, introducing]],
  ['服务端渲染', [`${api}/http/farrow-react`, introducing], `${api}/frontend/farrow-next`],
  ['微服务', [`${guide}/rpc-server/federation`, `${api}/rpc/farrow-federation`]],
  ['ESM', guide],
  ['WebSocket', streaming],
  ['服务器推送', streaming],
  ['流式响应', streaming],
  ['文件上传', upload],
  ['上传大小限制', upload],
  ['multipart', upload],
  ['参数校验', `${guide}/schema/validation-type`],
  ['表单验证', `${guide}/schema/validation-type`],
  ['异常处理', errorHandling],
  ['错误处理', errorHandling],
  ['意外错误', errorHandling],
  ['静态资源', [http, farrowHttp]],
  ['接口文档', [openapi]],
  ['OpenAPI', openapi],
  ['Swagger', openapi],
  ['部署', deployment],
  ['容器镜像', deployment],
  ['健康检查', deployment],
  ['Docker', deployment],
  ['环境变量', [deployment, farrowCommand, `${api}/frontend/farrow-next-server`]],
  ['安全', security],
  ['跨站请求伪造', [security]],
  ['CSRF', [security, authentication]],
  ['限流', [security, deployment]],
  ['性能', performance],
  ['压缩', performance],
  ['ETag', performance],
  ['升级', `${guide}/upgrade`],
  ['迁移', [`${guide}/upgrade`, `${http}/express-koa`]],
  ['报错', troubleshooting],
  ['常见问题', troubleshooting],
  ['术语表', `${guide}/glossary`],
  ['项目状态', `${guide}/status`],
  ['安装', [tutorial, `${api}/frontend/farrow-next-server`]],
  ['请求体大小', [upload, security, `${http}/log`]],
  ['批量调用', [farrowApiClient, farrowApiServer]],
]

/** Tasks of developers, in en. */
const englishTasks: Rows = [
  ['authentication', authentication],
  ['log users in', authentication],
  ['session cookie', authentication],
  ['jwt', authentication],
  ['bearer token', authentication],
  ['roles', authentication],
  ['error handling', errorHandling],
  ['handle errors', [errorHandling, farrowHttp]],
  ['production errors', [errorHandling, troubleshooting, `${guide}/server-and-client/create-server`]],
  ['404', [errorHandling, farrowHttp, troubleshooting], http],
  ['upload', upload],
  ['file upload', upload],
  ['multipart', upload],
  ['busboy', upload],
  ['stream a response', [streaming, farrowHttp]],
  ['streaming', streaming],
  ['server-sent events', streaming],
  ['event stream', streaming],
  ['websocket', streaming],
  ['openapi', openapi],
  ['swagger', openapi],
  ['api documentation', openapi],
  ['deploy', deployment],
  ['docker', deployment],
  ['container image', deployment],
  ['graceful shutdown', [deployment, `${http}/database`]],
  ['SIGTERM', deployment],
  ['health check', deployment],
  ['X-Forwarded-For', deployment],
  ['security', security],
  ['csrf', [security, authentication]],
  ['rate limit', [security, performance]],
  ['body limit', [farrowHttp, security, upload]],
  ['performance', performance],
  ['compression', performance],
  ['etag', performance],
  ['gzip', performance],
  ['upgrade', `${guide}/upgrade`],
  ['migrate', `${guide}/upgrade`],
  ['breaking changes', [`${guide}/upgrade`, `${guide}/rpc-server/introspection`]],
  ['troubleshooting', troubleshooting],
  ['error messages', [troubleshooting, farrowHttp, farrowApiServer]],
  ['glossary', `${guide}/glossary`],
  ['status', [`${guide}/status`, farrowHttp]],
  ['unit test', `${http}/test`],
  ['install', [tutorial, `${api}/rpc/farrow-deno-api`]],
  ['tutorial', [tutorial, `${tutorial}/http-server`]],
  ['create-farrow-app', `${api}/cli/create-farrow-app`],
  ['next.js', [`${api}/frontend/farrow-next`, `${api}/frontend/farrow-next-server`]],
  ['server-side rendering', [`${api}/http/farrow-react`, `${guide}/glossary`]],
  ['react 17', [`${api}/http/farrow-react`, `${api}/frontend/farrow-next`, `${api}/frontend/farrow-next-server`]],
  ['json schema', [`${guide}/schema/json-schema`, `${api}/cli/farrow-json-schema`]],
  ['ajv', [`${guide}/schema/json-schema`, `${api}/cli/farrow-json-schema`]],
  ['optional field', [farrowSchema, `${guide}/schema/validation-type`]],
  ['nullable', [farrowSchema, `${guide}/schema/validation-type`, `${guide}/upgrade`]],
  ['union type', farrowSchema],
  ['esm', guide],
  ['moduleResolution', guide],
  ['http.listen', farrowHttp],
  ['createLoader', farrowApiClient],
]

/** Names from code for both locales: as they are written, in other spellings, and their beginnings. */
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
  ['createHttpPipeline', farrowHttp],
  ['isApiErrorResponse', farrowApiServer],
  ['farrow-api/dist/codegen', `${api}/rpc/farrow-api`],
  ['getContentType', `${api}/rpc/farrow-api`],
  ['ApiClientLoaderOptions', farrowApiClient],
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

const rightQueries: readonly GoldenQuery[] = [
  ...chinese.map(toQuery('zh-cn')),
  ...chineseTasks.map(toQuery('zh-cn')),
  ...english.map(toQuery('en')),
  ...englishTasks.map(toQuery('en')),
  ...names.map((row, at) => toQuery(at % 2 === 0 ? 'en' : 'zh-cn')(row)),
]

/** The queries that the search has to answer well, in both locales. About a quarter of them are misspelled. */
export const goldenQueries: readonly GoldenQuery[] = [
  ...rightQueries,
  ...misspelledEnglish.map(misspell('en')),
  ...misspelledChinese.map(misspell('zh-cn')),
]

function toQuery(locale: GoldenQuery['locale']): (row: Rows[number]) => GoldenQuery {
  return ([query, first, also = []]) => ({ locale, query, first: [first].flat(), also: [also].flat(), isMisspelled: false })
}

/** The pages that a misspelled query has to find are those of the query that was meant, in any order. */
function misspell(locale: GoldenQuery['locale']): (row: Misspelled[number]) => GoldenQuery {
  return ([typed, meant]) => {
    const right = rightQueries.find(({ query }) => query === meant)
    if (right === undefined) throw new Error(`The queries have no "${meant}" for "${typed}"`)
    return { locale, query: typed, first: right.first, also: [], isMisspelled: true }
  }
}
