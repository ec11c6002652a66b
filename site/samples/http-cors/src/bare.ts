import { Http, Response } from 'farrow-http'
import { cors } from './cors'

export const http = Http()

http.use(cors({ origins: ['https://app.example'] }))
http.put('/profile', { body: { name: String } }).use(({ body }) => {
  return Response.json(body)
})
