import { Http, Response, useReq } from 'farrow-http'

export const http = Http()

http.use((request, next) => {
  const proto = request.headers?.['x-forwarded-proto']
  if (proto === 'https') Object.assign(useReq(), { protocol: 'https' })
  return next()
})

http.get('/login').use(() => {
  return Response.cookie('session', 'abc', { secure: true }).json({ ok: true })
})
