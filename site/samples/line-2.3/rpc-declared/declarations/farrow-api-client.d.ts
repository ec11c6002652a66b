declare module 'farrow-api-client' {
  import type { JsonType } from 'farrow-schema'

  export interface CreateLoaderOptions {
    batch?: boolean
    stream?: boolean
    cache?: boolean
    scheduler?: (flush: () => void) => void
  }

  export interface Loader {
    (
      call: { path: string[]; input: JsonType },
      options?: { batch?: boolean; stream?: boolean; cache?: boolean },
    ): Promise<JsonType>
  }

  export function createLoader(
    source: string,
    options?: CreateLoaderOptions,
  ): Loader
}
