/// <reference types="react" />
import type { Response } from 'farrow-http'

export type ReactResponseOptions = { docType?: string }
export declare const defaultDocType = '<!doctype html>'
export declare const renderToString: <T extends JSX.Element>(element: T, options?: ReactResponseOptions) => Response
export declare const renderToNodeStream: <T extends JSX.Element>(element: T, options?: ReactResponseOptions) => Response
export type ReactViewOptions = ReactResponseOptions & { useStream?: boolean }
export declare const useReactView: (options?: ReactViewOptions) => { render: <T extends JSX.Element>(element: T) => Response }
