declare module 'farrow-koa' {
  import type { HttpPipeline } from 'farrow-http'
  import type { Middleware } from 'koa'

  export const adapter: (httpPipeline: HttpPipeline) => Middleware
}
