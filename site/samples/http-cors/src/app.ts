import { Http, Response } from 'farrow-http'
import { cors } from './cors'
import { errorsToResponses } from './errors'

export const http = Http()

// #region use
http.use(cors({ origins: ['https://app.example'], credentials: true }))
http.use(errorsToResponses)

http.get('/profile').use(() => Response.json({ name: 'Ada' }))
http.put('/profile', { body: { name: String } }).use(({ body }) => {
  return Response.json(body)
})
// #endregion use
