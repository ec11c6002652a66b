declare module 'farrow-express' {
  import type { RequestHandler } from 'express'
  import type { HttpPipeline } from 'farrow-http'

  export const adapter: (httpPipeline: HttpPipeline) => RequestHandler
}
