import { join } from 'node:path'
import { Http, Response } from 'farrow-http'
import { Optional } from 'farrow-schema'

export const http = Http()

// #region headers
const input = {
  headers: { 'accept-language': Optional(String) },
  cookies: { theme: Optional(String) },
}

http.get('/settings', input).use(({ headers, cookies }) => {
  return Response.json({
    language: headers['accept-language'] ?? 'en',
    theme: cookies.theme ?? 'light',
  })
})
// #endregion headers

// #region serve
http.serve('/static', join(process.cwd(), 'public'))
// #endregion serve
