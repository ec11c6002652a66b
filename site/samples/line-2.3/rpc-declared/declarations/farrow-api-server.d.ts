declare module 'farrow-api-server' {
  import type { ApiEntries } from 'farrow-api'
  import type { RouterPipeline } from 'farrow-http'
  import type { JsonType } from 'farrow-schema'

  export interface SingleCalling {
    type: 'Single'
    path: string[]
    input: Readonly<JsonType>
  }

  export interface CreateApiServiceOptions {
    entries: ApiEntries
    errorStack?: boolean
    introspection?: boolean
    validation?: { input?: boolean; output?: boolean }
    stream?: boolean
    onSuccess?: (calling: SingleCalling, output: JsonType) => void
    onError?: (calling: SingleCalling, message: string) => void
  }

  export function ApiService(options: CreateApiServiceOptions): RouterPipeline
}
