declare module 'farrow-koa' {
  import type { HttpPipeline } from 'farrow-http'
  import type { Middleware } from 'koa'

  export function adapter(http: HttpPipeline): Middleware
}
