import type { Context } from 'react'

export type ReactRenderContext = { basenames: string[] }
export declare const ReactRenderContext: Context<ReactRenderContext | null>
