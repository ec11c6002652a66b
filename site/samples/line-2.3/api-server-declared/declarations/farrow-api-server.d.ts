declare module 'farrow-api-server' {
  import type { ApiEntries, JsonType } from 'farrow-api'
  import type { RouterPipeline } from 'farrow-http'

  export type ApiServiceType = RouterPipeline

  export type CreateApiServiceOptions = {
    entries: ApiEntries
    errorStack?: boolean
    introspection?: boolean
    validation?: {
      input?: boolean
      output?: boolean
    }
    stream?: boolean
    onSuccess?: (input: SingleCalling, output: JsonType) => void
    onError?: (input: SingleCalling, message: string) => void
  }

  export const createApiService: (
    options: CreateApiServiceOptions,
  ) => ApiServiceType

  export const ApiService: typeof createApiService

  export type SingleCalling = {
    type: 'Single'
    path: string[]
    input: Readonly<JsonType>
  }

  export type BatchCalling = {
    type: 'Batch'
    callings: Readonly<SingleCalling[]>
  }

  export type StreamCalling = {
    type: 'Stream'
    callings: Readonly<SingleCalling[]>
  }

  export type Calling = SingleCalling | BatchCalling | StreamCalling
}
