import type { CorsOptions, CorsOptionsDelegate, CorsRequest } from 'cors'
import type { MaybeAsyncResponse } from 'farrow-http'
import type { Middleware } from 'farrow-pipeline'
import type { IncomingMessage } from 'http'

export { CorsOptions, CorsOptionsDelegate, CorsRequest }
export declare const cors: (options?: CorsOptions | CorsOptionsDelegate<IncomingMessage>) => Middleware<any, MaybeAsyncResponse>
