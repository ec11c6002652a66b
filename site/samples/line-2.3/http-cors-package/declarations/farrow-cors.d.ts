declare module 'farrow-cors' {
  import type { IncomingMessage } from 'node:http'
  import type { MaybeAsyncResponse } from 'farrow-http'
  import type { Middleware } from 'farrow-pipeline'

  type Origin = boolean | string | RegExp

  export interface CorsRequest {
    method?: string
    headers: IncomingMessage['headers']
  }

  export interface CorsOptions {
    origin?:
      | Origin
      | Origin[]
      | ((
          requestOrigin: string | undefined,
          callback: (error: Error | null, origin?: Origin | Origin[]) => void,
        ) => void)
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

  export function cors(
    options?: CorsOptions | CorsOptionsDelegate<IncomingMessage>,
  ): Middleware<any, MaybeAsyncResponse>
}
