import { isApi, getContentType } from 'farrow-api'
import type { ApiEntries } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Response, Router } from 'farrow-http'
import { Any, List, Literal, toSchemaCtor } from 'farrow-schema'
import { Validator } from 'farrow-schema/validator'

// #region find
const findApi = (entries: ApiEntries, path: readonly string[]) => {
  let node: unknown = entries
  for (const name of path) {
    const known = !isApi(node) && Object.hasOwn(node as object, name)
    if (!known) return
    node = (node as ApiEntries)[name]
  }
  return isApi(node) ? node : undefined
}
// #endregion find

// #region service
const check = (schema: any, value: unknown) => {
  const ctor = toSchemaCtor(getContentType(schema)) as any
  const result = Validator.validate(ctor, value)
  if (result.isOk) return result.value

  const { path = [], message } = result.value
  throw new Error(`${path.join('.')}: ${message}`)
}

export const createService = (entries: ApiEntries) => {
  const router = Router()

  // #region introspection
  router.get('/__introspection__').use(() => Response.json(toJSON(entries)))
  // #endregion introspection

  router
    .post('/', {
      body: { type: Literal('Single'), path: List(String), input: Any },
    })
    .use(async ({ body }) => {
      try {
        const api = findApi(entries, body.path)
        if (!api) throw new Error(`No API at ${body.path.join('.')}`)

        const input = check(api.definition.input, body.input)
        const output = check(api.definition.output, await api(input))
        return Response.json({ type: 'ApiSingleSuccessResponse', output })
      } catch (error) {
        const { message } = error as Error
        return Response.json({ type: 'ApiErrorResponse', error: { message } })
      }
    })

  return router
}
// #endregion service
