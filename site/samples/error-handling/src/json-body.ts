import {
  HttpError,
  type HttpMiddleware,
  type HttpPipelineOptions,
} from 'farrow-http'

const jsonTypes = ['json', 'application/*+json']
const isJson = (type = '') => /^application\/([^;]+\+)?json\s*(;|$)/i.test(type)

// Farrow hands JSON over as text …
export const jsonAsText: HttpPipelineOptions['body'] = {
  // An empty list would mean every type, so name one that nobody sends.
  jsonTypes: ['application/x-none'],
  textTypes: ['text', ...jsonTypes],
}

const refuseProto = (key: string, value: unknown) => {
  if (key === '__proto__') throw new SyntaxError('__proto__ is not allowed')
  return value
}

// … and this middleware parses it, where an error can be handled.
export const parseJson: HttpMiddleware = (request, next) => {
  const { body, headers } = request
  const isText = typeof body === 'string'
  if (!isText || !isJson(headers?.['content-type'])) return next(request)

  try {
    const parsed: unknown = body ? JSON.parse(body, refuseProto) : {}
    return next({ ...request, body: parsed })
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new HttpError('The body is not valid JSON', 400)
  }
}
