import type { ReactRenderContext } from './Context'

export declare const usePrefix: () => string
export declare const useRenderContext: () => ReactRenderContext
