declare module 'farrow-federation' {
  import type { RouterPipeline } from 'farrow-http'

  export interface FederationOptions {
    fetch?: typeof fetch
    fetcher?: (request: {
      url: string
      calling: unknown
      options?: RequestInit
    }) => Promise<any>
    polling?: boolean
    pollingInterval?: number
    errorStack?: boolean
    strict?: boolean
  }

  export function createFederationServices(
    services: { url: string; namespace: string }[],
    options?: FederationOptions,
  ): Promise<RouterPipeline>
}
