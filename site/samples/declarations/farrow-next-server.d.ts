import type { RouterPipeline } from 'farrow-http'
import type createNextServer from 'next'

export type NextServer = ReturnType<typeof createNextServer>
export type NextRouterPipeline = RouterPipeline & { app: NextServer }
export declare const next: (options?: NextServer['options']) => NextRouterPipeline
