import { Http, Response } from 'farrow-http'
import { accessLog, useLog, type Write } from './access'

const toStdout: Write = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`)
}

export const createApp = (write = toStdout, now?: () => number) => {
  const http = Http({ logger: false })
  http.use(accessLog(write, now))

  http.post('/orders', { body: { copies: Number } }).use(async ({ body }) => {
    const log = useLog()
    log({ event: 'order taken', copies: body.copies })
    return Response.status(201).json({ copies: body.copies })
  })
  http.get('/fails').use(() => {
    throw new Error('The disk is full')
  })
  return http
}
