declare module 'farrow-api-client' {
  import type { JsonType } from 'farrow-schema'

  type SingleCalling = { type: 'Single'; path: string[]; input: JsonType }
  type Calling =
    | SingleCalling
    | { type: 'Batch' | 'Stream'; callings: Readonly<SingleCalling[]> }

  export type ApiClientLoaderInput = {
    path: string[]
    input: JsonType
  }

  global {
    interface ApiClientLoaderOptions {
      batch?: boolean
      stream?: boolean
      cache?: boolean
    }
  }

  export type ApiClientLoaderFetcherOptions = Omit<
    ApiClientLoaderOptions,
    'batch' | 'stream' | 'cache'
  >

  export type Fetcher = (
    input: Calling,
    options: ApiClientLoaderFetcherOptions,
  ) => Promise<Response | JsonType>

  export type Loader<T extends Fetcher = Fetcher> = {
    (
      input: ApiClientLoaderInput,
      options?: ApiClientLoaderOptions,
    ): Promise<JsonType>
    fetcher: T
  }

  export type CreateLoaderOptions = {
    batch?: boolean
    stream?: boolean
    cache?: boolean
    scheduler?: (callback: () => void) => void
  }

  export const createLoader: <T extends Fetcher = Fetcher>(
    source: string | T,
    options?: CreateLoaderOptions,
  ) => Loader<T>

  export const isResponse: (value: any) => value is Response
}
