import { cors } from 'farrow-cors'
import { Http, Response } from 'farrow-http'
import { errorsToResponses } from './errors'

export const http = Http()

http.use(cors({ origin: ['https://app.example'], credentials: true }))
http.use(errorsToResponses)

http.get('/profile').use(() => Response.json({ name: 'Ada' }))
http.put('/profile', { body: { name: String } }).use(({ body }) => {
  return Response.json(body)
})
