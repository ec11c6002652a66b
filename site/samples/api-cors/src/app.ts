import { cors } from 'farrow-cors'
import { Http, HttpError, Response } from 'farrow-http'

export const http = Http()

http.use(cors({ origin: ['https://app.example.com'], credentials: true }))

http.get('/time').use(() => Response.json({ now: 'noon' }))

http.get('/fail').use(() => {
  throw new HttpError('no tea left', 418)
})

http.get('/fail-later').use(async () => {
  throw new HttpError('no tea left', 418)
})
