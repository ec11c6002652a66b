import { Http, Response } from 'farrow-http'
import { Optional } from 'farrow-schema'

export const http = Http()

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
