import { Http, HttpError, Response } from 'farrow-http'
import { createMocks } from './mocks'

export const createApp = ({ mock }: { mock: boolean }) => {
  const http = Http()

  if (mock) http.use(createMocks())

  http.get('/health').use(() => Response.json({ ok: true }))
  http.get('/products').use(() => {
    throw new HttpError('The product service is not there yet', 502)
  })
  return http
}
