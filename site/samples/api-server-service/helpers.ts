import assert from 'node:assert/strict'

// #region app
import {
  ApiError,
  ApiSuccess,
  BatchResponse,
  isApiError,
  isApiSuccess,
} from 'farrow-api-server'
import type { ApiResponse } from 'farrow-api-server'

const describe = (response: ApiResponse): string => {
  if (response.type === 'Batch') return response.result.map(describe).join(', ')
  if (isApiError(response)) return `failed: ${response.error.message}`

  return `ok: ${JSON.stringify(response.output)}`
}

const good = ApiSuccess({ left: 1 })
const bad = ApiError('not enough tea')

console.log(isApiSuccess(good), isApiSuccess(bad))
console.log(describe(BatchResponse([good, bad])))
// #endregion app

assert.equal(isApiError(bad), true)
