import type { RouterPipeline } from 'farrow-http'
import type { InlineConfig } from 'vite'

export type ViteRouterPipeline = RouterPipeline & { close(): Promise<void> }
export type FarrowViteOptions = InlineConfig & { onBeforeSendHtml?: (html: string) => string | Promise<string> }
export declare const vite: (options?: FarrowViteOptions) => ViteRouterPipeline
