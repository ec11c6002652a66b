/** The queries for some pages: what is typed, the page that has to come first (or one of several), and others that have to be found. */
export type Rows = readonly (readonly [query: string, first: string | readonly string[], also?: string | readonly string[]])[]

// Paths of pages, relative to the locale's base.
export const guide = 'docs/guide'
export const http = `${guide}/http-server`
export const pipelines = `${guide}/middleware-pipeline`
export const api = 'docs/api'
export const farrowHttp = `${api}/http/farrow-http`
export const farrowPipeline = `${api}/general/farrow-pipeline`
export const farrowSchema = `${api}/general/farrow-schema`
export const farrowModule = `${api}/general/farrow-module`
export const farrowCors = `${api}/http/farrow-cors`
export const tutorial = 'docs/tutorial'
export const farrowApiServer = `${api}/rpc/farrow-api-server`
export const farrowApiClient = `${api}/rpc/farrow-api-client`
export const farrowCommand = `${api}/cli/farrow`
export const authentication = `${guide}/authentication`
export const errorHandling = `${guide}/error-handling`
export const security = `${guide}/security`
export const upload = `${guide}/file-upload`
export const streaming = `${guide}/streaming`
export const createServer = `${guide}/server-and-client/create-server`
export const openapi = `${guide}/openapi`
export const deployment = `${guide}/deployment`
export const performance = `${guide}/performance`
export const troubleshooting = `${guide}/troubleshooting`
export const introducing = 'blog/introducing-farrow-a-type-friendly-functional-style-node-js-web-framework'
export const firstLook = 'blog/farrow-first-look-with-express-koa-graphql-and-other-frameworks-to-compare'
export const exploring = 'blog/exploring-the-type-safe-node-js-web-framework'
