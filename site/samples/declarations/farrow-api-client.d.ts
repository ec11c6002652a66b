import type { Calling } from 'farrow-api-server'

export type JsonType =
  | number
  | string
  | boolean
  | null
  | undefined
  | JsonType[]
  | { toJSON(): string }
  | { [key: string]: JsonType }

export type ApiClientLoaderInput = { path: string[]; input: JsonType }

declare global {
  interface ApiClientLoaderOptions {
    batch?: boolean
    stream?: boolean
    cache?: boolean
  }
}

export type Loader<T extends Fetcher = Fetcher> = {
  (input: ApiClientLoaderInput, options?: ApiClientLoaderOptions): Promise<JsonType>
  fetcher: T
}
export type ApiClientLoaderFetcherOptions = Omit<ApiClientLoaderOptions, 'batch' | 'stream' | 'cache'>
export type Fetcher = (input: Calling, options: ApiClientLoaderFetcherOptions) => Promise<Response | JsonType>
export declare const isResponse: (value: any) => value is Response

type BatchScheduler = (callback: () => void) => void
export type CreateLoaderOptions = {
  batch?: boolean
  stream?: boolean
  cache?: boolean
  scheduler?: BatchScheduler
}
export declare const createLoader: <T extends Fetcher = Fetcher>(source: string | T, options?: CreateLoaderOptions) => Loader<T>
export {}
