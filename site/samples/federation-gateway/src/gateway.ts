import { ApiError, ApiSuccess, BatchResponse } from 'farrow-api-server'
import { isApiError, isApiSuccess } from 'farrow-api-server'
import { Response, Router, useRequestInfo } from 'farrow-http'
import { Any, List, Struct } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { merge } from './merge'
import type { Introspections } from './merge'

export type Services = Record<string, string>

// #region forward
const checkCall = createSchemaValidator(
  Struct({ path: List(String), input: Any }),
)

const post = async (url: string, body: unknown) => {
  const { authorization = '' } = useRequestInfo().headers ?? {}
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', authorization },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  })
  const answer = await response.json()
  if (isApiError(answer) || isApiSuccess(answer)) return answer
  throw new Error('not an answer of an API service')
}

const forward = async (services: Services, call: unknown) => {
  const checked = checkCall(call)
  if (checked.isErr) return ApiError(checked.value.message)

  const { path, input } = checked.value
  const [name = '', ...rest] = path
  if (!Object.hasOwn(services, name)) {
    return ApiError(`No service is called ${name}`)
  }

  try {
    return await post(services[name], { type: 'Single', path: rest, input })
  } catch {
    return ApiError(`The service ${name} does not answer`)
  }
}
// #endregion forward

// #region introspect
const introspect = async (services: Services) => {
  const found: Introspections = {}
  for (const [name, url] of Object.entries(services)) {
    const answer = await post(url, { type: 'Introspection' })
    if (isApiError(answer)) throw new Error(answer.error.message)
    found[name] = answer.output as any
  }
  return ApiSuccess(merge(found) as any)
}
// #endregion introspect

// #region gateway
export const createGateway = (services: Services) => {
  const router = Router()

  router.use(async ({ method, body }, next) => {
    if (method !== 'POST') return next()

    if (body?.type === 'Introspection') {
      return Response.json(await introspect(services))
    }
    if (body?.type === 'Batch' && Array.isArray(body.callings)) {
      const calls: unknown[] = body.callings
      const result = calls.map((call) => forward(services, call))
      return Response.json(BatchResponse(await Promise.all(result)))
    }
    return Response.json(await forward(services, body))
  })

  return router
}
// #endregion gateway
