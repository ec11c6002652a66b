import { ApiErrorResponse } from 'farrow-api-server'
import { Response, type HttpMiddleware } from 'farrow-http'
import { Any, List, Literal, Struct, Union } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

const Single = Struct({
  type: Literal('Single'),
  path: List(String),
  input: Any,
})
const Batch = Struct({ type: Literal('Batch'), callings: List(Single) })
const validate = createSchemaValidator(Union(Single, Batch))

const isJson = (type = '') => /^application\/json\s*(;|$)/i.test(type)

// Lets single calls and batches pass, and nothing else.
export const onlyCalls: HttpMiddleware = (request, next) => {
  if (request.method !== 'POST') {
    return Response.status(405).header('Allow', 'POST').text('POST only')
  }
  if (!isJson(request.headers?.['content-type'])) {
    return Response.status(415).text('JSON only')
  }
  if (validate(request.body).isErr) {
    return Response.json(ApiErrorResponse('Neither a call nor a batch'))
  }
  return next()
}
