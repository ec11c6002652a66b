import { Http, Response, useReq, useRequestInfo } from 'farrow-http'

export const toHttps = (host: string) => {
  const http = Http()
  http.use(() => {
    const target = new URL(`https://${host}`)
    target.pathname = useRequestInfo().pathname
    target.search = useReq().url?.replace(/^[^?]*/, '') ?? ''
    return Response.status(308).redirect(target.href)
  })
  return http
}
