import {
  Http,
  Response,
  useReq,
} from 'farrow-http'
import type { TLSSocket } from 'node:tls'

export const http = Http()

http.get('/protocol').use(() => {
  const socket = useReq().socket as TLSSocket
  return Response.json({ encrypted: socket.encrypted === true })
})

http.get('/fails').use(async () => {
  throw new Error('No connection to the printer')
})

http.post('/orders', { body: { copies: Number } }).use(({ body }) => {
  return Response.status(201).json(body)
})
