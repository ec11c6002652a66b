import { Https, Response } from 'farrow-http'
import { selfSigned } from './certificate'

export const tls = selfSigned()

export const https = Https({ tls })

https.get('/hello').use(() => Response.text('Over TLS'))
https.get('/fails').use(async () => {
  throw new Error('No connection to the printer')
})
https.post('/orders', { body: { copies: Number } }).use(({ body }) => {
  return Response.status(201).json(body)
})
