import { Http, Response, type HttpMiddleware } from 'farrow-http'

// #region factory
type LimitOptions = { requests: number; perMs: number }

export const limit = ({ requests, perMs }: LimitOptions): HttpMiddleware => {
  let since = 0
  let count = 0
  return (request, next) => {
    const now = Date.now()
    if (now - since > perMs) {
      since = now
      count = 0
    }
    count += 1
    if (count <= requests) return next()
    return Response.status(429).text('Too many requests')
  }
}
// #endregion factory

// #region use
export const http = Http()

http.use(limit({ requests: 2, perMs: 60_000 }))
http.get('/').use(() => Response.text('Books'))
// #endregion use
