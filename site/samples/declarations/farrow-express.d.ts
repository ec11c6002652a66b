import type { RequestHandler } from 'express'
import type { HttpPipeline } from 'farrow-http'

export declare const adapter: (httpPipeline: HttpPipeline) => RequestHandler
