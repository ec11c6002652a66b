import { cors } from 'farrow-cors'
import { Http, Response } from 'farrow-http'

export const http = Http()

http.use(cors({ origin: ['https://app.example'] }))
http.put('/profile', { body: { name: String } }).use(({ body }) => {
  return Response.json(body)
})
