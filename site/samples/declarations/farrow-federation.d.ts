import type { FormatResult } from 'farrow-api/dist/toJSON'
import type { ApiBatchSuccessResponse, ApiSingleResponse, BatchCalling, SingleCalling } from 'farrow-api-server'
import type { RouterPipeline } from 'farrow-http'

type Err<T = any> = { kind: 'Err'; value: T; isErr: true; isOk: false }
type Ok<T = any> = { kind: 'Ok'; value: T; isErr: false; isOk: true }
type Result<T = any, E = string> = Err<E> | Ok<T>

export type ApiService = { url: string; namespace: string }
export type ApiServices = ApiService[]
export type ApiEntryMap = Map<string, string>
export type Fetch = typeof fetch
export type ApiSingleRequest = { url: string; calling: SingleCalling; options?: RequestInit }
export type ApiBatchRequest = { url: string; calling: BatchCalling; options?: RequestInit }
export type Fetcher = ((request: ApiSingleRequest) => Promise<ApiSingleResponse>) &
  ((request: ApiBatchRequest) => Promise<ApiBatchSuccessResponse>)
export type FederationOptions = {
  fetch?: Fetch
  fetcher?: Fetcher
  polling?: boolean
  pollingInterval?: number
  errorStack?: boolean
  strict?: boolean
}
export declare const createFederationServices: (services: ApiServices, customOptions?: FederationOptions) => Promise<RouterPipeline>
export declare const Federation: (services: ApiServices, customOptions?: FederationOptions) => Promise<RouterPipeline>

export type IntrospectionResult = Result<FormatResult>
export declare const getIntrospection: (src: string, fetch?: Fetch) => Promise<IntrospectionResult>

export type FederationInfo = { schema: FormatResult; entryMap: ApiEntryMap }
export declare const getFederationInfo: (services: ApiServices, options: Required<FederationOptions>) => Promise<FederationInfo>
export {}
