import type { HttpPipeline } from 'farrow-http'
import type { Middleware } from 'koa'

export declare const adapter: (httpPipeline: HttpPipeline) => Middleware
