import React from 'react'

export type ReactRenderContext = { basenames: string[] }
export declare const ReactRenderContext: React.Context<ReactRenderContext | null>
