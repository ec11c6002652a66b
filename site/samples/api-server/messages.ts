import {
  ApiBatchSuccessResponse,
  ApiErrorResponse,
  ApiSingleSuccessResponse,
  ApiStreamSingleResponse,
  isApiBatchSuccessResponse,
  isApiErrorResponse,
  isApiSingleSuccessResponse,
} from 'farrow-api-server'
import type { ApiResponse } from 'farrow-api-server'

const describe = (response: ApiResponse): string => {
  if (isApiErrorResponse(response)) return `failed: ${response.error.message}`
  if (isApiBatchSuccessResponse(response)) {
    return response.result.map(describe).join(', ')
  }
  return `succeeded: ${JSON.stringify(response.output)}`
}

const good = ApiSingleSuccessResponse({ left: 1 })
const bad = ApiErrorResponse('not enough tea')

console.log(isApiSingleSuccessResponse(good), isApiSingleSuccessResponse(bad))
console.log(describe(ApiBatchSuccessResponse([good, bad])))
console.log(JSON.stringify(ApiStreamSingleResponse(1, bad)))
