import { Https, Response } from 'farrow-http'
import { selfSigned } from './certificate'
import { guard } from './guard'

export const tls = selfSigned()

export const https = Https({ tls })

https.use(guard)
https.get('/fails').use(async () => {
  throw new Error('No connection to the printer')
})
https.post('/orders', { body: { copies: Number } }).use(({ body }) => {
  return Response.status(201).json(body)
})
