/** What a developer types who does not know Farrow's words, in both languages, and the sections that answer it. */
export type Task = {
  readonly en: string
  readonly 'zh-cn': string
  /** Paths relative to the locale's base, with the ids of sections. Of several, each answers the question. */
  readonly places: readonly string[]
  /** Whether any entry for an error message answers it, too. */
  readonly orError: boolean
}

const rows = `
read cookie ; 读取 cookie ; docs/api/http/farrow-http#cookies docs/api/http/farrow-http#request-info-cookies docs/guide/http-server#headers
set a cookie ; 设置 cookie ; docs/api/http/farrow-http#cookies docs/api/http/farrow-http#response-cookie docs/guide/authentication#session
set status code ; 设置状态码 ; docs/api/http/farrow-http#response-status docs/guide/http-server#answer docs/api/http/farrow-http#response
return json ; 返回 JSON ; docs/api/http/farrow-http#response-json docs/guide/http-server#answer docs/api/http/farrow-http#response
validate body ; 校验请求体 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/tutorial/http-server#router docs/api/http/farrow-http#method-routes docs/api/http/farrow-http#request-info-body docs/api/http/farrow-http#match-options-onSchemaError
upload a file ; 上传文件 ; docs/guide/file-upload
redirect to another page ; 重定向到其他页面 ; docs/api/http/farrow-http#redirect docs/api/http/farrow-http#response-redirect docs/guide/security#redirects
log requests ; 记录请求日志 ; docs/guide/http-server/log docs/api/http/farrow-http#logger
handle errors ; 处理错误 ; docs/guide/error-handling
test a handler ; 测试处理函数 ; docs/guide/http-server/test docs/guide/http-server/test#in-process
connect database ; 连接数据库 ; docs/guide/http-server/database
add cors ; 添加 CORS ; docs/api/http/farrow-cors#cors docs/guide/http-server/cors docs/api/http/farrow-cors#middleware
serve static files ; 静态文件 ; docs/api/http/farrow-http#static-files docs/guide/http-server#files docs/api/http/farrow-http#router-pipeline-serve
stream a response ; 流式响应 ; docs/guide/streaming docs/guide/streaming#stream docs/api/http/farrow-http#response-stream
read query string ; 读取查询参数 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/api/http/farrow-http#request-info-query docs/api/http/farrow-http#url-patterns
parse form data ; 解析表单 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/guide/http-server#request-way docs/api/http/farrow-http#request-info-body docs/guide/file-upload docs/guide/file-upload#receive docs/guide/file-upload#raw
read headers ; 读取请求头 ; docs/guide/http-server#headers docs/api/http/farrow-http#request-info-headers
generate openapi ; 生成 OpenAPI ; docs/guide/openapi
deploy docker ; Docker 部署 ; docs/guide/deployment docs/guide/deployment#container
limit request size ; 限制请求大小 ; docs/guide/security#limits docs/api/http/farrow-http#request-info docs/api/http/farrow-http#http-body docs/guide/http-server#errors docs/guide/file-upload docs/api/http/farrow-http#request-info-body
create router ; 创建路由 ; docs/api/http/farrow-http#router docs/guide/http-server#divide docs/api/http/farrow-http#routing docs/tutorial/http-server#router
define schema ; 定义 schema ; docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#builders docs/tutorial/http-server#schema docs/api/general/farrow-schema#object-type
optional field ; 可选字段 ; docs/api/general/farrow-schema#optional docs/api/general/farrow-schema#other-builders docs/guide/schema/validation-type#schema-to-type
send html ; 返回 HTML ; docs/api/http/farrow-http#response-html docs/guide/http-server#answer
get client ip ; 获取客户端 IP ; docs/guide/deployment#visitor
call a service ; 调用服务 ; docs/tutorial/rpc-server#call docs/guide/server-and-client/client docs/guide/server-and-client/client#generate docs/api/rpc/farrow-api-client docs/api/rpc/farrow-api-client#one-service docs/tutorial/rpc-server docs/guide/rpc-server#the-call
protect a route ; 保护路由 ; docs/guide/authentication docs/guide/authentication#app docs/guide/middleware-pipeline/base#route docs/guide/security
mock data ; 模拟数据 ; docs/guide/http-server/mock
use express middleware ; 使用 Express 中间件 ; docs/guide/http-server/express-koa#express docs/guide/http-server/express-koa docs/guide/http-server/express-koa#reversed
return 404 ; 返回 404 ; docs/api/http/farrow-http#not-found-response docs/api/http/farrow-http#response-status docs/guide/troubleshooting#not-found docs/guide/error-handling#middleware docs/api/http/farrow-http#http-error docs/guide/http-server#answer docs/guide/error-handling#app docs/guide/error-handling#not-found
change port ; 修改端口 ; docs/tutorial#port-taken docs/api/http/farrow-http#http-listen docs/guide/http-server#configure docs/api/cli/farrow#dev
close server ; 关闭服务器 ; docs/guide/deployment#shutdown docs/guide/http-server/database#lifetime
nested router ; 嵌套路由 ; docs/api/http/farrow-http#prefixes docs/guide/http-server#divide docs/api/http/farrow-http#router docs/api/http/farrow-http#router-pipeline-route
validate query ; 校验查询参数 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/api/http/farrow-http#url-patterns docs/api/http/farrow-http#match docs/api/http/farrow-http#request-info-query docs/guide/troubleshooting#cut-query docs/guide/schema/validation-type
custom error message ; 自定义错误信息 ; docs/api/http/farrow-http#http-error docs/guide/schema/validation-type#custom docs/guide/error-handling docs/guide/error-handling#middleware docs/api/http/farrow-http#match-options-onSchemaError docs/api/general/farrow-schema#schema-err docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body
render react page ; 渲染 React 页面 ; docs/api/http/farrow-react docs/api/http/farrow-react#views docs/api/http/farrow-react#use-react-view docs/api/frontend/farrow-next
share state between handlers ; 处理函数之间共享数据 ; docs/guide/middleware-pipeline/more docs/tutorial/http-server#context docs/guide/middleware-pipeline/base docs/guide/middleware-pipeline/more#containers docs/guide/http-server/express-koa#share docs/guide/rpc-server#context docs/api/http/farrow-http#http-contexts
measure time ; 统计耗时 ; docs/guide/server-and-client/client#log docs/guide/http-server/log docs/guide/middleware-pipeline/base#order docs/guide/middleware-pipeline/base docs/guide/http-server/log#structured
type of a schema ; Schema 的类型 ; docs/api/general/farrow-schema#type-of docs/api/general/farrow-schema#type-of-type docs/guide/schema/validation-type#schema-to-type docs/design/schema-builder#type docs/guide/schema/validation-type
url parameters ; URL 参数 ; docs/api/http/farrow-http#url-patterns docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/guide/openapi#url
how to get post body ; 获取 POST 请求体 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/api/http/farrow-http#request-info-body docs/api/http/farrow-http#request-info docs/tutorial/http-server#router docs/api/http/farrow-http#request
middleware order ; 中间件执行顺序 ; docs/guide/middleware-pipeline/base#order docs/guide/middleware-pipeline/base docs/tutorial/http-server#order
env port ; 端口环境变量 ; docs/tutorial#port-taken docs/api/cli/farrow#dev
environment variables ; 读取环境变量 ; docs/guide/deployment docs/guide/deployment#build docs/api/cli/farrow#server-options docs/api/cli/farrow#server-options-env docs/tutorial#port-taken docs/api/cli/farrow#configuration docs/guide/structure#config
auth ; 用户登录 ; docs/guide/authentication
cookie options ; Cookie 选项 ; docs/api/http/farrow-http#cookies docs/api/http/farrow-http#response-cookie docs/api/http/farrow-http#http-cookie
async context ; 异步上下文 ; docs/api/general/farrow-pipeline#tracer docs/guide/middleware-pipeline/base#async docs/guide/middleware-pipeline/more docs/api/general/farrow-pipeline#contexts
catch all route ; 匹配所有路径 ; docs/api/http/farrow-http#url-patterns docs/api/http/farrow-http#match docs/api/http/farrow-http#middlewares docs/guide/error-handling#app
global error handler ; 全局错误处理 ; docs/guide/error-handling docs/guide/error-handling#middleware docs/guide/error-handling#app
response headers ; 设置响应头 ; docs/api/http/farrow-http#response-header docs/api/http/farrow-http#response-headers docs/guide/security#headers docs/guide/http-server#answer
download file ; 下载文件 ; docs/api/http/farrow-http#response-attachment docs/api/http/farrow-http#response-file docs/api/http/farrow-http#files docs/guide/file-upload#routes
websocket server ; WebSocket 服务 ; docs/guide/streaming#websocket
compare with express ; 与 Express 对比 ; blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare#express blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare#side-by-side /#compare
nullable ; 允许为 null ; docs/api/general/farrow-schema#nullable docs/guide/schema/validation-type#schema-to-type docs/guide/upgrade#nullable docs/api/general/farrow-schema#base-classes-NullableType
enum ; 枚举值 ; docs/api/general/farrow-schema#other-builders docs/api/general/farrow-schema#union docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#literal
union type ; 联合类型 ; docs/api/general/farrow-schema#union docs/api/general/farrow-schema#base-classes-UnionType
recursive schema ; 递归 schema ; docs/api/general/farrow-schema#object-type docs/design/schema-builder#check docs/design/schema-builder#type docs/design/schema-builder#classes
default value ; 默认值 ; docs/api/general/farrow-pipeline#contexts docs/api/general/farrow-pipeline#create-context docs/guide/middleware-pipeline/more docs/api/general/farrow-schema#optional
date type ; 日期类型 ; docs/api/general/farrow-schema#scalars-Date docs/guide/schema/validation-type#schema-to-type
path params ; 路径参数 ; docs/api/http/farrow-http#url-patterns docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body
optional query parameter ; 可选查询参数 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body docs/api/http/farrow-http#url-patterns
regex route ; 正则路由 ; docs/api/http/farrow-http#match docs/api/http/farrow-http#url-patterns docs/api/http/farrow-http#router-schema
group routes with prefix ; 路由前缀 ; docs/api/http/farrow-http#prefixes docs/guide/http-server#divide docs/api/http/farrow-http#router-pipeline-route
base path ; 基础路径 ; docs/api/http/farrow-http#prefixes docs/api/http/farrow-http#http-basenames docs/api/http/farrow-http#basenames-context docs/guide/deployment#proxy-path
graceful shutdown ; 优雅关闭 ; docs/guide/deployment#shutdown docs/guide/deployment docs/guide/http-server/database#lifetime
health check endpoint ; 健康检查接口 ; docs/guide/deployment#health
run in production ; 部署到生产环境 ; docs/guide/deployment docs/guide/deployment#build docs/guide/server-and-client/create-server#production docs/guide/deployment#checklist docs/guide#production-tasks
behind nginx ; nginx 反向代理 ; docs/guide/deployment#proxy docs/guide/http-server/https#proxy docs/guide/deployment#visitor
https certificate ; 配置 HTTPS 证书 ; docs/guide/http-server/https docs/guide/http-server/https#certificate docs/guide/http-server/https#https
http to https redirect ; HTTP 跳转 HTTPS ; docs/guide/http-server/https#redirect
rate limiting ; 接口限流 ; docs/guide/security#rate-limit
csrf token ; 防止 CSRF ; docs/guide/security#csrf
password hash ; 密码哈希 ; docs/guide/authentication#passwords
login session ; 登录会话 ; docs/guide/authentication#session docs/guide/authentication
jwt token ; JWT 令牌 ; docs/guide/authentication#token docs/guide/authentication docs/guide/server-and-client/client#token
get current user ; 获取当前用户 ; docs/guide/authentication#user docs/guide/authentication
role permission ; 角色权限控制 ; docs/guide/authentication docs/guide/authentication#app docs/guide/authentication#user docs/guide/authentication#session
unit test ; 单元测试 ; docs/guide/http-server/test docs/guide/http-server/test#in-process
test without port ; 不启动端口测试 ; docs/guide/http-server/test#in-process docs/guide/http-server/test docs/api/http/farrow-http#run docs/guide#http-tasks
mock database in tests ; 测试时替换数据库 ; docs/guide/http-server/database#test docs/guide/http-server/test#inject
transactions ; 数据库事务 ; docs/guide/http-server/database#transactions
connection pool ; 连接池 ; docs/guide/http-server/database#per-request
postgres ; 使用 MySQL ; docs/guide/http-server/database docs/guide/http-server/database#drivers docs/guide/http-server/database#orm docs/guide/http-server/database#per-request
gzip compression ; 开启 gzip 压缩 ; docs/guide/performance#compression
cache etag ; ETag 缓存 ; docs/guide/performance#etag
cluster multiple cores ; 多核 CPU ; docs/guide/performance#cores
server sent events ; 服务器推送 ; docs/guide/streaming#sse
multipart form upload ; 表单文件上传 ; docs/guide/file-upload docs/guide/file-upload#receive docs/guide/file-upload#stream
upload size limit ; 上传大小限制 ; docs/guide/file-upload docs/guide/file-upload#receive docs/guide/security#limits
serve index.html ; 托管静态页面 ; docs/api/http/farrow-http#static-files docs/guide/http-server#files docs/api/http/farrow-http#router-pipeline-serve docs/guide/security#files
write log to file ; 日志写入文件 ; docs/guide/http-server/log#file
disable logger ; 关闭日志 ; docs/guide/http-server/log#options docs/api/http/farrow-http#http-logger
json logs ; JSON 格式日志 ; docs/guide/http-server/log#structured docs/guide/http-server/log#library
pino ; 使用 pino ; docs/guide/http-server/log#library
swagger ui ; Swagger 文档 ; docs/guide/openapi
json schema from type ; Schema 转 JSON Schema ; docs/guide/schema/json-schema docs/guide/openapi#schema docs/api/cli/farrow-json-schema docs/api/cli/farrow-json-schema#functions
ajv ; Ajv 校验 ; docs/guide/schema/json-schema#mend docs/guide/schema/json-schema#check docs/guide/schema/json-schema docs/api/cli/farrow-json-schema
email validation ; 校验邮箱格式 ; docs/guide/schema/validation-type#custom docs/api/general/farrow-schema#reg-exp
string length min max ; 限制数字范围 ; docs/guide/schema/validation-type#custom docs/design/schema-builder#what-it-costs
array of objects ; 对象数组 ; docs/api/general/farrow-schema#list docs/guide/schema/validation-type#schema-to-type
tuple ; 元组 ; docs/api/general/farrow-schema#tuple docs/api/general/farrow-schema#base-classes-TupleType
partial update schema ; 部分更新 ; docs/api/general/farrow-schema#partial docs/guide/schema/validation-type#derive
pick fields from schema ; 选取部分字段 ; docs/api/general/farrow-schema#pick docs/guide/schema/validation-type#derive
extend object type ; 扩展 ObjectType ; docs/api/general/farrow-schema#omit docs/api/general/farrow-schema#object-type docs/guide/schema/validation-type#derive
readonly ; 只读 ; docs/api/general/farrow-schema#read-only docs/api/general/farrow-schema#base-classes-ReadOnlyType docs/api/general/farrow-schema#read-only-deep
infer typescript type ; 推导 TypeScript 类型 ; docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#type-of docs/api/general/farrow-schema#type-of-type docs/design/schema-builder#type
strict validation ; 严格校验 ; docs/guide/schema/validation-type#strict-mode docs/api/general/farrow-schema#strict-mode docs/api/general/farrow-schema#create-schema-validator-strict docs/api/general/farrow-schema#strict
number becomes rounded ; 小数被取整 ; docs/tutorial/why#floored docs/guide/troubleshooting#conversion docs/tutorial/http-server#converted docs/guide/schema/validation-type#strict-mode
dependency injection ; 依赖注入 ; docs/api/general/farrow-module docs/guide/troubleshooting#modules docs/api/general/farrow-module#providers
create context ; 创建上下文 ; docs/api/general/farrow-pipeline#create-context docs/guide/middleware-pipeline/more docs/api/general/farrow-pipeline#contexts
write a custom hook ; 自定义 Hook ; docs/guide/middleware-pipeline/more#hooks
access req and res ; 获取原生 req 对象 ; docs/api/http/farrow-http#use-req docs/api/http/farrow-http#hooks docs/api/http/farrow-http#use-res
call next ; 调用 next ; docs/guide/middleware-pipeline/base docs/guide/middleware-pipeline/base#order docs/guide/middleware-pipeline/base#abilities
async middleware ; 异步中间件 ; docs/guide/middleware-pipeline/base#async
middleware for one route ; 给单个路由加中间件 ; docs/guide/middleware-pipeline/base#route
lazy load ; 懒加载 ; docs/guide/middleware-pipeline/more#lazy docs/api/http/farrow-http#router-pipeline-useLazy docs/api/http/farrow-http#middlewares
create project ; 创建项目 ; docs/tutorial#create-a-project docs/tutorial docs/tutorial#scaffold docs/api/cli/create-farrow-app
installation ; 安装 farrow ; docs/tutorial docs/tutorial#create-a-project docs/api/http/farrow-http#install docs/api/cli/farrow#install
hot reload ; 热更新 ; docs/api/cli/farrow#dev docs/api/frontend/farrow-vite#one-port docs/api/cli/farrow docs/api/frontend/farrow-vite docs/api/cli/farrow#exports
typescript config ; 配置 tsconfig ; docs/tutorial#create-a-project docs/guide#modules docs/guide#requirements docs/guide/troubleshooting#typescript docs/tutorial#check-the-types
node version ; Node.js 版本要求 ; docs/guide#requirements docs/tutorial /#install docs/guide/status#requirements
esm import ; 使用 ES 模块 ; docs/guide#modules docs/guide/troubleshooting#typescript docs/tutorial#config-esm
upgrade to 2.3 ; 从 1.x 升级 ; docs/guide/upgrade docs/guide/upgrade#packages
rpc client ; 生成 RPC 客户端 ; docs/guide/server-and-client/client docs/guide/server-and-client/client#generate docs/api/rpc/farrow-api-client docs/tutorial/rpc-server#client docs/api/cli/farrow#client-generation docs/api/rpc/farrow-api-client#generated-clients
batch requests ; 批量请求 ; docs/api/rpc/farrow-api-client#batches docs/guide/server-and-client/client#batch docs/design/rpc-like#batch
send auth header from client ; 客户端携带 token ; docs/guide/server-and-client/client#token docs/guide/authentication#token
microservices ; 微服务网关 ; docs/guide/rpc-server/federation docs/guide/rpc-server/federation#gateway docs/api/rpc/farrow-federation docs/api/rpc/farrow-federation#gateway
disable introspection ; 关闭内省 ; docs/guide/rpc-server/introspection#off docs/guide/security#introspection
rpc error handling ; RPC 错误处理 ; docs/guide/error-handling#rpc docs/guide/rpc-server#errors docs/guide/troubleshooting#rpc
vite dev server ; Vite 开发服务器 ; docs/api/frontend/farrow-vite docs/api/frontend/farrow-vite#dev-server docs/api/frontend/farrow-vite#one-port
next.js integration ; 集成 Next.js ; docs/api/frontend/farrow-next-server docs/api/frontend/farrow-next
server side rendering ; 服务端渲染 ; docs/api/http/farrow-react docs/api/http/farrow-react#use-react-view docs/api/http/farrow-react#views docs/api/frontend/farrow-next
debug in vscode ; 断点调试 ; docs/guide/troubleshooting#debugger docs/api/cli/farrow#server-options
bun ; 支持 Bun 吗 ; docs/guide/troubleshooting#other-runtimes
deno client ; Deno 客户端 ; docs/guide/rpc-server/deno docs/api/rpc/farrow-deno-api docs/guide/rpc-server/deno#deno-side docs/api/rpc/farrow-deno-api#deno-side
migrate from express ; 从 Express 迁移 ; docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/guide/http-server/express-koa
use with koa ; 在 Koa 中使用 ; docs/guide/http-server/express-koa docs/guide/http-server/express-koa#koa docs/api/http/farrow-koa
response filter ; 修改响应内容 ; docs/api/http/farrow-http#capture docs/api/http/farrow-http#router-pipeline-capture docs/guide/middleware-pipeline/base#abilities
merge responses ; 合并响应 ; docs/api/http/farrow-http#merge docs/api/http/farrow-http#response-merge
stop request hanging ; 请求一直挂起 ; docs/api/rpc/farrow-api-client#never-settle docs/guide/server-and-client/client#never-settle blog/exploring-the-type-safe-node-js-web-framework#hanging docs/api/http/farrow-http#files docs/tutorial/why#missing-answer
route order ; 路由匹配顺序 ; docs/tutorial/http-server#order docs/api/http/farrow-http#routing docs/guide/middleware-pipeline/base#order docs/guide/http-server#route-order
405 method not allowed ; 405 ; docs/guide/troubleshooting#not-found docs/tutorial/why#wrong-method docs/guide/http-server#errors docs/guide/http-server
cannot find module ; Cannot find module ; docs/guide/troubleshooting#typescript docs/guide/troubleshooting docs/api/http/farrow-http#errors error
EADDRINUSE ; EADDRINUSE 端口占用 ; docs/tutorial#port-taken error
Type 'undefined' is not assignable ; undefined 不能赋值 ; error docs/api/http/farrow-http#compile-errors docs/tutorial/why#missing-answer docs/guide/schema/validation-type#compile-time docs/guide/http-server#errors
useContainer out of scope ; useContainer out of scope ; docs/tutorial/http-server#out-of-scope docs/tutorial/rpc-server#mixed-lines error
Response.json ; Response.json ; docs/api/http/farrow-http#response-json
response json() ; json 方法 ; docs/api/http/farrow-http#response-json
http.get ; router.get ; docs/api/http/farrow-http#router-pipeline-get
useRequestInfo() ; useRequestInfo ; docs/api/http/farrow-http#use-request-info
Http({ body: { limit } }) ; body limit ; docs/api/http/farrow-http#http-body docs/guide/http-server#errors docs/api/http/farrow-http#request-info docs/guide/security#limits docs/api/http/farrow-http#http
router.use ; router.use ; docs/api/http/farrow-http#router-pipeline-use
List[] ; List(String) ; docs/api/general/farrow-schema#list
router nested ; router 嵌套 ; docs/api/http/farrow-http#prefixes docs/guide/http-server#divide docs/api/http/farrow-http#router docs/api/http/farrow-http#router-pipeline-route
schema validate ; schema 校验 ; docs/guide/schema/validation-type docs/api/general/farrow-schema#validator docs/api/general/farrow-schema#validator-object-validate docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#create-schema-validator
cookie expire ; cookie 过期时间 ; docs/api/http/farrow-http#response-cookie docs/api/http/farrow-http#cookies docs/guide/authentication#session
request timeout ; 请求超时 ; docs/guide/security#limits
trailing slash ; 末尾斜杠 ; docs/api/http/farrow-http#url-patterns
chinese characters in url ; URL 中文 ; docs/api/http/farrow-http#url-patterns docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server#body
case sensitive path ; 路径大小写 ; docs/api/http/farrow-http#url-patterns
req.params ; req.params 怎么取 ; docs/guide/http-server#read docs/guide/http-server#params docs/guide/http-server docs/api/http/farrow-http#url-patterns docs/api/http/farrow-http#method-routes docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/api/http/farrow-http#router-pipeline-get error
req.body undefined ; req.body 是 undefined ; docs/guide/http-server#read docs/guide/http-server#body docs/guide/http-server/express-koa#koa-bodies docs/guide/http-server/express-koa#express docs/api/http/farrow-http#request-info-body docs/api/http/farrow-express#behavior docs/api/http/farrow-koa#behavior docs/guide/http-server/express-koa#errors error
ctx.body ; ctx.body 返回数据 ; docs/guide/http-server#answer docs/api/http/farrow-http#responses docs/api/http/farrow-http#response docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/guide/http-server/express-koa#koa docs/guide/http-server/express-koa#koa-bodies docs/api/http/farrow-koa#behavior docs/design/middleware-mode#the-choices docs/design/middleware-mode#the-problem blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare#koa docs/guide/http-server/express-koa#other-frameworks
res.send ; res.send 返回文本 ; docs/guide/http-server#answer docs/api/http/farrow-http#responses docs/api/http/farrow-http#response docs/api/http/farrow-http#response-text docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/design/middleware-mode#the-choices docs/design/middleware-mode#the-problem
res.status(404) ; 响应 404 状态码 ; docs/api/http/farrow-http#response-status docs/api/http/farrow-http#not-found-response docs/guide/http-server#answer docs/guide/error-handling#app docs/guide/error-handling docs/guide/error-handling#middleware docs/guide/http-server#errors docs/tutorial/http-server#errors docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/guide/error-handling#not-found
app.listen ; app.listen 监听端口 ; docs/api/http/farrow-http#http-listen docs/api/http/farrow-http#http docs/guide/http-server docs/tutorial#run-it docs/tutorial#what-the-program-says docs/tutorial#port-taken docs/api/http/farrow-http#servers docs/api/http/farrow-http#http-server
express.static ; express.static 静态目录 ; docs/api/http/farrow-http#static-files docs/guide/http-server#files docs/api/http/farrow-http#router-pipeline-serve docs/guide/security#files
multer ; multer 文件上传 ; docs/guide/file-upload docs/guide/file-upload#receive docs/guide/file-upload#routes docs/guide/file-upload#stream
helmet ; helmet 安全响应头 ; docs/guide/security#headers docs/guide/security
body parser ; body-parser 解析 JSON ; docs/guide/http-server#read docs/guide/http-server#body docs/api/http/farrow-http#http-body docs/api/http/farrow-http#request-info-body docs/guide/error-handling#malformed-json docs/guide/http-server/express-koa#koa-bodies docs/guide/http-server/express-koa#express docs/guide/file-upload#stream docs/guide/http-server#request-way
async error handling ; async 抛错 捕获 ; docs/guide/error-handling docs/guide/error-handling#middleware docs/guide/error-handling#outside docs/guide/middleware-pipeline/base#errors docs/guide/middleware-pipeline/base#async docs/guide/error-handling#app
forgot to call next ; 忘记调用 next() ; docs/guide/middleware-pipeline/base#abilities docs/guide/middleware-pipeline/base#order docs/guide/middleware-pipeline/base docs/guide/middleware-pipeline/base#troubleshooting error docs/tutorial/why#missing-answer docs/api/http/farrow-http#compile-errors docs/design/middleware-mode#the-problem blog/exploring-the-type-safe-node-js-web-framework#hanging
auth guard ; 路由守卫 鉴权 ; docs/guide/authentication docs/guide/authentication#app docs/guide/middleware-pipeline/base#route docs/guide/authentication#user docs/guide/authentication#rpc
interceptor ; 请求拦截器 ; docs/guide/middleware-pipeline/base docs/guide/middleware-pipeline/base#abilities docs/api/http/farrow-http#capture docs/api/http/farrow-http#router-pipeline-capture docs/api/http/farrow-http#middlewares docs/guide/server-and-client/client#log docs/guide/middleware-pipeline/base#http docs/api/http/farrow-http#router-pipeline-use
injectable service ; 注入 service ; docs/api/general/farrow-module docs/api/general/farrow-module#providers docs/api/general/farrow-module#create-provider docs/api/general/farrow-module#classes docs/api/general/farrow-module#module docs/guide/middleware-pipeline/more#effects docs/guide/middleware-pipeline/more docs/guide/http-server/test#inject docs/api/general/farrow-module#module-inject
zod object ; 类似 zod 的 schema ; docs/api/general/farrow-schema#object-type docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema docs/api/general/farrow-schema#struct docs/api/general/farrow-schema#builders docs/design/schema-builder docs/design/schema-builder#the-choices docs/guide/schema/validation-type#from-zod
z.infer ; 从 schema 得到 TS 类型 ; docs/api/general/farrow-schema#type-of docs/api/general/farrow-schema#type-of-type docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/design/schema-builder#type
z.enum ; 字符串枚举 ; docs/api/general/farrow-schema#literal docs/api/general/farrow-schema#union docs/api/general/farrow-schema#other-builders docs/guide/schema/validation-type#schema-to-type
coerce string to number ; 字符串转数字 ; docs/api/general/farrow-schema#strict-mode docs/guide/schema/validation-type#strict-mode docs/guide/troubleshooting#conversion docs/tutorial/http-server#converted docs/guide/http-server#params docs/api/general/farrow-schema#create-schema-validator-strict docs/api/general/farrow-schema#non-strict docs/api/general/farrow-schema#strict docs/api/general/farrow-schema#scalars-Number docs/tutorial/why#floored docs/guide/security#bodies
safeParse ; safeParse 校验结果 ; docs/api/general/farrow-schema#validator-object-validate docs/api/general/farrow-schema#validator docs/api/general/farrow-schema#create-schema-validator docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#validator-types-ValidationResult docs/api/general/farrow-schema#result docs/api/general/farrow-schema#validator-object docs/guide/schema/validation-type#errors
custom validator ; 自定义校验规则 ; docs/guide/schema/validation-type#custom docs/api/general/farrow-schema#validator-type docs/api/general/farrow-schema#validator-object-impl docs/guide/schema/json-schema#custom
trpc router ; tRPC 那样的接口 ; docs/guide/rpc-server docs/guide/rpc-server#entries docs/api/rpc/farrow-api-server docs/api/rpc/farrow-api-server#service docs/api/rpc/farrow-api-server#api-service docs/tutorial/rpc-server docs/tutorial/rpc-server#api docs/design/rpc-like docs/design/rpc-like#the-choices docs/api/rpc/farrow-api#api-entries docs/api/rpc/farrow-api /#compare
rpc context ; RPC 拿到当前请求 ; docs/guide/rpc-server#context docs/guide/authentication#rpc docs/guide/middleware-pipeline/more docs/api/http/farrow-http#use-request-info docs/api/http/farrow-http#use-req
call api on server side ; 服务端直接调用 API ; docs/guide/server-and-client/create-server#test docs/api/rpc/farrow-api#api-run docs/tutorial/rpc-server#call docs/guide/server-and-client/client docs/guide/rpc-server#the-call docs/api/rpc/farrow-api-client
blocked by CORS policy ; 跨域报错 ; docs/guide/http-server/cors docs/guide/http-server/cors#troubleshooting docs/guide/http-server/cors#errors docs/api/http/farrow-cors#errors docs/api/http/farrow-cors docs/api/http/farrow-cors#cors docs/guide/http-server/cors#middleware error
cors credentials ; 跨域携带 cookie ; docs/api/http/farrow-cors#cors-credentials docs/guide/http-server/cors docs/guide/http-server/cors#answers docs/guide/http-server/cors#farrow-cors docs/guide/http-server/cors#middleware docs/api/http/farrow-cors#cors docs/api/http/farrow-cors#behavior docs/guide/http-server/cors#troubleshooting
invalid json 500 ; JSON 解析失败 500 ; docs/guide/error-handling#malformed-json docs/tutorial/http-server#malformed-json docs/guide/http-server#errors error
payload too large ; 请求体过大 413 ; docs/guide/security#limits docs/api/http/farrow-http#http-body docs/guide/http-server#errors docs/api/http/farrow-http#request-info docs/guide/file-upload#receive docs/guide/file-upload#troubleshooting error
require is not defined ; require is not defined 报错 ; docs/guide/troubleshooting#typescript docs/tutorial#config-esm docs/guide#modules error
httpOnly cookie ; 设置 httpOnly cookie ; docs/api/http/farrow-http#cookies docs/api/http/farrow-http#response-cookie docs/guide/authentication#session docs/guide/deployment#cookies docs/guide/security#csrf
authorization header ; Authorization 请求头 token ; docs/guide/authentication#token docs/guide/server-and-client/client#token docs/guide/authentication docs/guide/http-server#headers
x-forwarded-for ; 代理后的真实 IP ; docs/guide/deployment#visitor docs/guide/deployment#proxy
pm2 ; pm2 守护进程 ; docs/guide/deployment#systemd docs/guide/performance#cores docs/guide/deployment docs/guide/deployment#build
supertest ; supertest 接口测试 ; docs/guide/http-server/test docs/guide/http-server/test#in-process docs/guide/http-server/test#over-http
eventsource ; SSE 推送消息 ; docs/guide/streaming#sse
hook after await ; await 之后 useReq 报错 ; docs/guide/middleware-pipeline/base#async docs/api/general/farrow-pipeline#tracer docs/tutorial/http-server#out-of-scope docs/guide/middleware-pipeline/more#hooks docs/guide/middleware-pipeline/more#errors docs/guide/middleware-pipeline/more#outside docs/api/general/farrow-pipeline#enable docs/tutorial/rpc-server#mixed-lines error
discriminated union ; 可辨识联合类型 ; docs/api/general/farrow-schema#union docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#base-classes-UnionType docs/api/general/farrow-schema#literal docs/guide/schema/validation-type#compile-time
Record<string, number> ; 键值对 map 类型 ; docs/api/general/farrow-schema#record docs/api/general/farrow-schema#base-classes-RecordType docs/api/general/farrow-schema#other-builders docs/guide/schema/validation-type#schema-to-type
wildcard route ; 通配符路由 ; docs/api/http/farrow-http#url-patterns docs/api/http/farrow-http#match docs/guide/http-server#params docs/guide/http-server#read
res.redirect 302 ; 302 跳转 ; docs/api/http/farrow-http#redirect docs/api/http/farrow-http#response-redirect docs/guide/troubleshooting#redirect-prefix docs/guide/security#redirects
res.set ; res.set 响应头 ; docs/api/http/farrow-http#response-header docs/api/http/farrow-http#response-headers docs/guide/http-server#answer docs/guide/security#headers docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents
res.cookie ; res.cookie 写 cookie ; docs/api/http/farrow-http#response-cookie docs/api/http/farrow-http#response-cookies docs/api/http/farrow-http#cookies docs/guide/authentication#session
res.sendFile ; sendFile 返回文件 ; docs/api/http/farrow-http#response-file docs/api/http/farrow-http#files docs/api/http/farrow-http#response-attachment docs/guide/http-server#files docs/guide/http-server#answer docs/guide/streaming#files
template engine ; 模板引擎 ; docs/api/http/farrow-react docs/api/http/farrow-react#views docs/api/http/farrow-react#use-react-view docs/api/http/farrow-http#response-html docs/guide/http-server#answer
req.query type number ; query 参数转成数字 ; docs/guide/http-server#params docs/guide/http-server#read docs/api/http/farrow-http#url-patterns docs/tutorial/why#url-is-the-type docs/api/general/farrow-schema#strict-mode docs/api/http/farrow-http#request-info-query
req.ip ; 拿到访问者 IP ; docs/guide/deployment#visitor
app.use ; app.use 全局中间件 ; docs/api/http/farrow-http#router-pipeline-use docs/api/http/farrow-http#middlewares docs/guide/middleware-pipeline/base#http docs/guide/middleware-pipeline/base docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents
next(err) ; next(err) 错误中间件 ; docs/guide/error-handling docs/guide/error-handling#middleware docs/guide/middleware-pipeline/base#errors docs/guide/http-server/express-koa#errors docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents
express.Router ; express.Router 拆分路由 ; docs/api/http/farrow-http#router docs/api/http/farrow-http#prefixes docs/guide/http-server#divide docs/api/http/farrow-http#router-pipeline-route docs/api/http/farrow-http#create-router-pipeline docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents
split routes into files ; 路由分文件 ; docs/guide/http-server#divide docs/api/http/farrow-http#prefixes docs/api/http/farrow-http#router docs/api/http/farrow-http#router-pipeline-route
ctx.state ; ctx.state 传递用户 ; docs/guide/middleware-pipeline/more docs/guide/http-server/express-koa#share docs/guide/authentication#user docs/api/http/farrow-http#http-contexts docs/tutorial/http-server#context docs/guide/middleware-pipeline/base docs/api/general/farrow-pipeline#contexts docs/design/middleware-mode#what-was-chosen docs/guide/middleware-pipeline/more#containers docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/api/general/farrow-pipeline#create-context
401 unauthorized ; 未登录返回 401 ; docs/guide/authentication docs/guide/authentication#app docs/guide/authentication#user docs/api/http/farrow-http#http-error docs/api/http/farrow-http#response-status docs/guide/authentication#token docs/guide/authentication#session
koa-router ; koa-router 替换成 farrow ; docs/api/http/farrow-http#router docs/guide/http-server/express-koa docs/guide/http-server/express-koa#koa docs/guide/http-server/express-koa#migrate docs/guide/http-server/express-koa#equivalents docs/api/http/farrow-http#routing docs/guide/http-server/express-koa#other-frameworks
AsyncLocalStorage ; AsyncLocalStorage 上下文 ; docs/api/general/farrow-pipeline#tracer docs/api/general/farrow-pipeline#enable docs/guide/middleware-pipeline/base#async docs/guide/middleware-pipeline/more docs/guide/upgrade#pipelines docs/design/middleware-mode#what-it-costs docs/design/middleware-mode docs/tutorial/why#costs docs/guide/troubleshooting#other-runtimes docs/api/http/farrow-http#install
protectedProcedure ; RPC 接口鉴权 ; docs/guide/authentication#rpc docs/guide/rpc-server#context docs/guide/rpc-server#guard docs/guide/authentication
call api from react ; React 组件里请求接口 ; docs/guide/server-and-client/client docs/guide/server-and-client/client#react docs/guide/server-and-client/client#generate docs/api/rpc/farrow-api-client docs/tutorial/rpc-server#call docs/api/frontend/farrow-next#data docs/guide/server-and-client docs/guide/server-and-client/create-server docs/guide#project-tasks docs/api/rpc/farrow-api-client#generated-clients docs/api/rpc/farrow-api-client#one-service
end to end type safety ; 前后端类型共享 ; docs/tutorial/rpc-server docs/philosophy#reaches docs/guide/rpc-server docs/design/rpc-like docs/design/rpc-like#what-was-chosen docs/design/rpc-like#generated docs/guide/server-and-client/create-server docs/guide/server-and-client/create-server#contract docs/guide/server-and-client/client docs/guide/server-and-client/client#generate blog/exploring-the-type-safe-node-js-web-framework#end-to-end docs/tutorial/rpc-server#client docs/tutorial/why#described-once docs/api/rpc/farrow-api-client#generated-clients
httpBatchLink ; 合并多个请求 ; docs/api/rpc/farrow-api-client#batches docs/guide/server-and-client/client#batch docs/design/rpc-like#batch docs/api/rpc/farrow-api-client#create-loader-options-batch docs/api/rpc/farrow-api-client#fetcher-Batch
subscription ; 订阅 实时更新 ; docs/guide/streaming#rpc docs/guide/streaming#sse docs/guide/streaming#websocket docs/guide/streaming
z.object ; z.object 对应写法 ; docs/api/general/farrow-schema#object-type docs/api/general/farrow-schema#struct docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema docs/api/general/farrow-schema#builders
z.string().email() ; 正则校验字符串 ; docs/guide/schema/validation-type#custom docs/api/general/farrow-schema#reg-exp docs/api/general/farrow-schema#scalars-String docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/guide/schema/validation-type#from-zod
z.array ; z.array 列表 ; docs/api/general/farrow-schema#list docs/api/general/farrow-schema#base-classes-ListType docs/guide/schema/validation-type#schema-to-type
optional() ; 字段可以不传 ; docs/api/general/farrow-schema#optional docs/guide/schema/validation-type#schema-to-type docs/api/general/farrow-schema#base-classes-OptionalType docs/guide/upgrade#nullable
refine ; refine 自定义校验 ; docs/guide/schema/validation-type#custom docs/api/general/farrow-schema#validator-type docs/api/general/farrow-schema#validator-object-impl docs/api/general/farrow-schema#schema-err
strip unknown keys ; 去掉多余字段 ; docs/guide/security#bodies docs/guide/schema/json-schema#differences docs/api/general/farrow-schema#object-type docs/guide/schema/validation-type docs/guide/schema/validation-type#schema-to-type docs/guide/schema/validation-type#strict-mode docs/guide/schema/validation-type#derive
validation error 400 ; 校验失败返回 400 ; docs/guide/http-server#errors docs/api/http/farrow-http#match-options-onSchemaError docs/guide/http-server#body docs/guide/http-server#read docs/guide/schema/validation-type#errors docs/guide/error-handling docs/guide/error-handling#middleware docs/guide/error-handling#app docs/tutorial/http-server#router docs/guide/troubleshooting#validation docs/api/http/farrow-http#messages docs/guide/http-server/cors#errors error
getServerSideProps ; getServerSideProps 预取数据 ; docs/api/frontend/farrow-next docs/api/frontend/farrow-next#page docs/api/frontend/farrow-next#pages docs/api/frontend/farrow-next#page-options-preload docs/api/frontend/farrow-next#controller-preload docs/api/frontend/farrow-next#data
listen on 0.0.0.0 ; 监听 0.0.0.0 ; docs/api/http/farrow-http#http-listen docs/guide/deployment#container docs/guide/deployment docs/guide/deployment#build docs/tutorial#run-it
unhandledRejection ; 进程崩溃 未捕获异常 ; docs/guide/error-handling#outside docs/guide/error-handling#https docs/guide/http-server/https#https docs/api/http/farrow-http#https docs/guide/error-handling docs/guide/http-server/https
hide stack trace in production ; 生产环境隐藏错误堆栈 ; docs/api/http/farrow-http#http-errorStack docs/guide/error-handling#leaks docs/guide/error-handling docs/guide/error-handling#middleware docs/guide/troubleshooting#production-message docs/api/rpc/farrow-api-server#api-service-errorStack docs/guide/security#checklist
request id in logs ; 日志里加请求 ID ; docs/guide/http-server/log#structured docs/guide/http-server/log
nodemon ; 修改代码自动重启 ; docs/api/cli/farrow#dev docs/tutorial#run-it docs/api/cli/farrow
vitest ; jest 测试接口 ; docs/guide/http-server/test docs/guide/http-server/test#in-process docs/guide/http-server/test#over-http
Access-Control-Allow-Origin ; Access-Control-Allow-Origin 缺失 ; docs/guide/http-server/cors docs/guide/http-server/cors#troubleshooting docs/guide/http-server/cors#middleware docs/guide/http-server/cors#answers docs/api/http/farrow-cors#cors-origin docs/api/http/farrow-cors#cors docs/api/http/farrow-cors#errors docs/api/http/farrow-cors#behavior docs/api/http/farrow-cors error
ERR_HTTP_HEADERS_SENT ; headers already sent ; docs/tutorial/why#missing-answer blog/exploring-the-type-safe-node-js-web-framework#order docs/guide/http-server/express-koa#errors docs/design/middleware-mode#the-problem docs/design/middleware-mode error
route returns 404 ; 路由存在却 404 ; docs/guide/troubleshooting#not-found docs/tutorial/why#wrong-method docs/guide/http-server#errors docs/guide/troubleshooting#routing error
content type ; 设置 Content-Type ; docs/api/http/farrow-http#response-type docs/guide/http-server#answer docs/api/http/farrow-http#response-header docs/api/http/farrow-http#response-is
204 no content ; 返回空响应 204 ; docs/api/http/farrow-http#response-empty docs/guide/http-server#answer
req.file ; 获取上传的文件 ; docs/guide/file-upload docs/guide/file-upload#receive docs/guide/file-upload#stream docs/guide/file-upload#routes
is farrow maintained ; 项目还维护吗 ; docs/guide/status docs/guide/status#support docs/guide/status#decision docs/guide/status#releases docs/guide/status#future /#status
how do I write middleware ; 中间件怎么写 ; docs/guide/middleware-pipeline/base docs/guide/middleware-pipeline/base#abilities docs/design/middleware-mode
write a middleware ; 编写中间件 ; docs/guide/middleware-pipeline/base docs/guide/middleware-pipeline/base#abilities docs/design/middleware-mode
farrow vs hono ; 和 NestJS 对比 ; /#compare
what happens when the schema fails ; 校验失败会怎样 ; docs/guide/http-server#errors
basic auth ; 基本认证 ; docs/guide/authentication docs/guide/authentication#token
breaking change ; 不兼容的修改 ; docs/guide/rpc-server/change docs/guide/rpc-server/change#rules docs/guide/rpc-server/change#ci
deprecate a function ; 弃用接口 ; docs/guide/rpc-server/change docs/guide/rpc-server/change#deprecate
project structure ; 项目结构 ; docs/guide/structure docs/guide/server-and-client/create-server#write-it docs/api/frontend/farrow-vite#layout
circular dependency ; 循环依赖 ; docs/guide/structure#needs
validate environment variables ; 校验环境变量 ; docs/guide/structure#config
sign in with google ; 第三方登录 ; docs/guide/oauth
oauth callback ; OAuth 回调 ; docs/guide/oauth#callback docs/guide/oauth
verify id token ; 验证 ID 令牌 ; docs/guide/oauth#id-token
get raw request object ; 怎么拿到原始 req ; docs/api/http/farrow-http#use-req
return string from handler ; 返回纯文本 ; docs/guide/http-server#answer
trailing slash ; 末尾斜杠 ; docs/api/http/farrow-http#url-patterns
type error too long ; 类型太长 ; docs/guide/performance#types
drawbacks ; 优缺点 ; docs/tutorial/why#costs
how to write a test ; 怎么写测试 ; docs/guide/http-server/test docs/guide/http-server/test#in-process
can I use zod with farrow ; 能用 zod 吗 ; docs/guide/schema/validation-type#from-zod
typed client for rest routes ; 前端怎么拿到 rest 接口类型 ; docs/guide/openapi#client
are responses validated ; 会校验响应吗 ; docs/guide/openapi#client
res.json undefined ; res.json undefined ; error docs/guide/error-handling#outside
has no initializer and is not definitely assigned ; 没有初始化表达式，且未在构造函数中明确赋值 ; error docs/guide/schema/validation-type#compile-time
`

/** Each row is the task in English, in Chinese, and the places. `error` stands for any entry of an error message. */
export const tasks: readonly Task[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [en = '', zh = '', places = ''] = row.split(' ; ')
    const all = places.split(' ')
    return { en, 'zh-cn': zh, places: all.filter((place) => place !== 'error'), orError: all.includes('error') }
  })
