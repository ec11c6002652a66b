import type { ApiEntries } from 'farrow-api'
import type { RouterPipeline } from 'farrow-http'
import type { JsonType } from 'farrow-schema'

export type SingleCalling = { type: 'Single'; path: string[]; input: Readonly<JsonType> }
export type BatchCalling = { type: 'Batch'; callings: Readonly<SingleCalling[]> }
export type StreamCalling = { type: 'Stream'; callings: Readonly<SingleCalling[]> }
export type Calling = SingleCalling | BatchCalling | StreamCalling

export type ApiErrorResponse = { type: 'ApiErrorResponse'; error: { message: string } }
export declare const ApiErrorResponse: (message: string) => ApiErrorResponse
export declare const isApiErrorResponse: (input: any) => input is ApiErrorResponse

export type ApiSingleSuccessResponse = { type: 'ApiSingleSuccessResponse'; output: JsonType }
export declare const ApiSingleSuccessResponse: (output: ApiSingleSuccessResponse['output']) => ApiSingleSuccessResponse
export declare const isApiSingleSuccessResponse: (input: any) => input is ApiSingleSuccessResponse

export type ApiSingleResponse = ApiSingleSuccessResponse | ApiErrorResponse
export type ApiStreamSingleResponse = ApiSingleResponse & { index: number }
export declare const ApiStreamSingleResponse: (index: number, response: ApiSingleResponse) => ApiStreamSingleResponse

export type ApiBatchSuccessResponse = { type: 'ApiBatchSuccessResponse'; result: ApiSingleResponse[] }
export declare const ApiBatchSuccessResponse: (result: ApiBatchSuccessResponse['result']) => ApiBatchSuccessResponse
export declare const isApiBatchSuccessResponse: (input: any) => input is ApiBatchSuccessResponse

export type ApiBatchResponse = ApiBatchSuccessResponse | ApiErrorResponse
export type ApiSuccessResponse = ApiSingleSuccessResponse | ApiBatchSuccessResponse
export type ApiResponse = ApiSuccessResponse | ApiErrorResponse

export type ApiServiceType = RouterPipeline
export type CreateApiServiceOptions = {
  entries: ApiEntries
  errorStack?: boolean
  introspection?: boolean
  validation?: { input?: boolean; output?: boolean }
  stream?: boolean
  onSuccess?: (input: SingleCalling, output: JsonType) => void
  onError?: (input: SingleCalling, message: string) => void
}
export declare const createApiService: (options: CreateApiServiceOptions) => ApiServiceType
export declare const ApiService: (options: CreateApiServiceOptions) => ApiServiceType
