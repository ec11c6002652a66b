declare module 'farrow-deno-api' {
  import type { ApiEntries } from 'farrow-api'
  import type { CodegenOptions } from 'farrow-api/dist/codegen'
  import type { RouterPipeline } from 'farrow-http'

  export interface CreateDenoServiceOptions {
    entries: ApiEntries
    namespace?: string
    codegen?: CodegenOptions
  }

  export function DenoService(options: CreateDenoServiceOptions): RouterPipeline
}
