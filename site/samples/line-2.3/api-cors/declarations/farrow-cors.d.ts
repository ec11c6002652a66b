declare module 'farrow-cors' {
  export {}
  import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
  import type { MaybeAsyncResponse } from 'farrow-http'
  import type { Middleware } from 'farrow-pipeline'

  export interface CorsRequest {
    method?: string
    headers: IncomingHttpHeaders
  }

  type Origins = boolean | string | RegExp | (boolean | string | RegExp)[]

  type CustomOrigin = (
    requestOrigin: string | undefined,
    callback: (error: Error | null, origin?: Origins) => void,
  ) => void

  export interface CorsOptions {
    origin?: Origins | CustomOrigin
    methods?: string | string[]
    allowedHeaders?: string | string[]
    exposedHeaders?: string | string[]
    credentials?: boolean
    maxAge?: number
    preflightContinue?: boolean
    optionsSuccessStatus?: number
  }

  export type CorsOptionsDelegate<T extends CorsRequest = CorsRequest> = (
    request: T,
    callback: (error: Error | null, options?: CorsOptions) => void,
  ) => void

  export const cors: (
    options?: CorsOptions | CorsOptionsDelegate<IncomingMessage>,
  ) => Middleware<any, MaybeAsyncResponse>
}
