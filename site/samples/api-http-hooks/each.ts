// One sample for each export. The comments tell what the program prints.
import './lib/production'
import { print, withServer } from './lib/request'

import {
  Http,
  HttpError,
  HttpMiddleware,
  NOT_FOUND_RESPONSE,
  Response,
  useBasenames,
  usePrefix,
  useReq,
  useRequest,
  useRequestInfo,
  useRes,
  useResponse,
} from 'farrow-http'

const http = Http({ basenames: ['/v1'] })

// #region middleware
const traced: HttpMiddleware = async (request, next) => {
  const response = await next(request)
  return response.header('X-Trace', request.pathname)
}

http.use(traced)
// #endregion middleware

// #region prefix
const api = http.route('/api')

api.use(({ pathname }) => Response.text(pathname))
// GET /v1/api/tea -> 200 /tea
// #endregion prefix

// #region not-found
http.get('/notes/<id:int>').use(({ params }) => {
  return params.id === 1 ? Response.text('first') : NOT_FOUND_RESPONSE
})
// GET /v1/notes/2 -> 404 404 Not Found
// #endregion not-found

// #region req
http.get('/raw').use(() => {
  return Response.text(useReq().url ?? '')
})
// GET /v1/raw?from=mail -> 200 /v1/raw?from=mail
// #endregion req

// #region res
const sign = (name: string) => {
  useRes().setHeader('X-Signed', name)
}

http.get('/signed').use(() => {
  sign('ada')
  return Response.text('signed')
})
// GET /v1/signed -> 200 signed
// #endregion res

// #region request
const user = () => useRequest()?.headers['x-user']

http.get('/me').use(() => Response.text(`${user() ?? 'nobody'}`))
// GET /v1/me -> 200 ada
// Without a server, by http.run: nobody
// #endregion request

// #region response
const markCached = () => {
  useResponse()?.setHeader('X-Cache', 'hit')
}

http.get('/cached').use(() => {
  markCached()
  return Response.text('from the cache')
})
// Without a server, by http.run: from the cache
// #endregion response

// #region request-info
http.route('/team').use(({ pathname }) => {
  return Response.json([pathname, useRequestInfo().pathname])
})
// GET /v1/team/tea -> 200 ["/tea","/team/tea"]
// #endregion request-info

// #region basenames
http.route('/shop').use(() => {
  return Response.json(useBasenames())
})
// GET /v1/shop -> 200 ["/v1","/shop"]
// #endregion basenames

// #region use-prefix
http.route('/blog').use(() => {
  return Response.html(`<a href="${usePrefix()}/new">New</a>`)
})
// GET /v1/blog -> 200 <a href="/v1/blog/new">New</a>
// #endregion use-prefix

// #region http-error
http.get('/teapot').use(() => {
  throw new HttpError('I only brew tea', 418)
})
// GET /v1/teapot -> 418 I only brew tea
// #endregion http-error

withServer(http, async (send) => {
  const get = async (path: string) => {
    const headers = { 'x-user': 'ada' }
    print(`GET ${path}`, await send(`GET ${path}`, { headers }))
  }
  const run = async (pathname: string) => {
    const { info } = await http.run({ pathname, method: 'GET' })
    const text = info.body?.type === 'string' ? info.body.value : ''
    console.log('Without a server, by http.run:', text)
  }

  await get('/v1/api/tea')
  await get('/v1/notes/2')
  await get('/v1/raw?from=mail')
  await get('/v1/signed')
  await get('/v1/me')
  await run('/me')
  await run('/cached')
  await get('/v1/team/tea')
  await get('/v1/shop')
  await get('/v1/blog')
  await get('/v1/teapot')
})
