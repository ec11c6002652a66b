declare module 'farrow-federation' {
  export {}
  import type { FormatResult } from 'farrow-api/dist/toJSON'
  import type {
    ApiBatchSuccessResponse,
    ApiSingleResponse,
    BatchCalling,
    SingleCalling,
  } from 'farrow-api-server'
  import type { RouterPipeline } from 'farrow-http'

  type Ok<T> = { kind: 'Ok'; value: T; isErr: false; isOk: true }
  type Err<E> = { kind: 'Err'; value: E; isErr: true; isOk: false }

  export type ApiService = { url: string; namespace: string }
  export type ApiServices = ApiService[]
  export type ApiEntryMap = Map<string, string>
  export type Fetch = typeof fetch

  export type ApiSingleRequest = {
    url: string
    calling: SingleCalling
    options?: RequestInit
  }

  export type ApiBatchRequest = {
    url: string
    calling: BatchCalling
    options?: RequestInit
  }

  export type Fetcher = ((
    request: ApiSingleRequest,
  ) => Promise<ApiSingleResponse>) &
    ((request: ApiBatchRequest) => Promise<ApiBatchSuccessResponse>)

  export type FederationOptions = {
    fetch?: Fetch
    fetcher?: Fetcher
    polling?: boolean
    pollingInterval?: number
    errorStack?: boolean
    strict?: boolean
  }

  export const createFederationServices: (
    services: ApiServices,
    customOptions?: FederationOptions,
  ) => Promise<RouterPipeline>

  export const Federation: typeof createFederationServices

  export type FederationInfo = {
    schema: FormatResult
    entryMap: ApiEntryMap
  }

  export const getFederationInfo: (
    services: ApiServices,
    options: Required<FederationOptions>,
  ) => Promise<FederationInfo>

  export type IntrospectionResult = Ok<FormatResult> | Err<string>

  export const getIntrospection: (
    src: string,
    fetch?: Fetch,
  ) => Promise<IntrospectionResult>
}
