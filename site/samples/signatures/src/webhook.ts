import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { Http, HttpError, Response, type HttpPipeline } from 'farrow-http'

const isGenuine = (text: string, signature: string, secret: string) => {
  const hmac = createHmac('sha256', secret).update(text).digest('hex')
  const expected = Buffer.from(`sha256=${hmac}`)
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const createWebhooks = (secret: string) => {
  const hooks = Http({
    logger: false,
    errorStack: false,
    // Leaves JSON as text. The first list must not be empty.
    body: { jsonTypes: ['application/x-none'], textTypes: ['json'] },
  })

  const schema = { body: String, headers: { 'x-signature': String } }

  hooks.post('/webhooks/payments', schema).use(({ body, headers }) => {
    if (!isGenuine(body, headers['x-signature'], secret)) {
      throw new HttpError('The signature is wrong', 401)
    }
    const event: unknown = JSON.parse(body)
    return Response.text(`received ${JSON.stringify(event)}`)
  })

  return hooks
}

/** A server whose other paths are those of `http`. */
export const withWebhooks = (http: HttpPipeline, secret: string) => {
  const hooks = createWebhooks(secret)
  return createServer((req, res) => {
    const { handle } = req.url?.startsWith('/webhooks/') ? hooks : http
    handle(req, res)
  })
}
