import { Http, Response, useRequestInfo } from 'farrow-http'

export const toHttps = (host: string) => {
  const http = Http()
  http.use(() => {
    const { pathname, query } = useRequestInfo()
    const search = new URLSearchParams(query as Record<string, string>)
    const target = new URL(pathname, `https://${host}`)
    target.search = `${search}`
    return Response.status(308).redirect(target.href)
  })
  return http
}
