// The part of farrow-api-server 2.3 that farrow-federation uses.
declare module 'farrow-api-server' {
  import type { JsonType } from 'farrow-api'

  export type SingleCalling = {
    type: 'Single'
    path: string[]
    input: Readonly<JsonType>
  }

  export type BatchCalling = {
    type: 'Batch'
    callings: Readonly<SingleCalling[]>
  }

  export type ApiErrorResponse = {
    type: 'ApiErrorResponse'
    error: { message: string }
  }

  export type ApiSingleSuccessResponse = {
    type: 'ApiSingleSuccessResponse'
    output: JsonType
  }

  export type ApiSingleResponse = ApiSingleSuccessResponse | ApiErrorResponse

  export type ApiBatchSuccessResponse = {
    type: 'ApiBatchSuccessResponse'
    result: ApiSingleResponse[]
  }
}
