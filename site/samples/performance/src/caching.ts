import { join } from 'node:path'
import { Http, Response, Router, type HttpMiddleware } from 'farrow-http'

const cacheControl =
  (value: string): HttpMiddleware =>
  async (request, next) => {
    const response = await next(request)
    // Without a status it is a success. An error must not be kept.
    const isError = (response.info.status?.code ?? 200) >= 400
    return isError ? response : response.header('Cache-Control', value)
  }

export const http = Http({ logger: false })

// One response
http.get('/prices').use(() =>
  Response.json([3, 4]).header('Cache-Control', 'public, max-age=60'),
)

// A part of the server
const account = Router()
account.get('/').use(() => Response.json({ name: 'Ann' }))
http.route('/account').use(cacheControl('private, no-store')).use(account)

// Static files
const files = Router()
files.serve('/', join(__dirname, '../public'))
http
  .route('/static')
  .use(cacheControl('public, max-age=31536000, immutable'))
  .use(files)
