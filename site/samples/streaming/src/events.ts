import { PassThrough } from 'node:stream'
import { Response, Router, useRes } from 'farrow-http'
import { messagesAfter, subscribe, type Message } from './board'

const format = ({ id, text }: Message) =>
  `id: ${id}\nevent: message\ndata: ${JSON.stringify({ text })}\n\n`

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'no-cache',
  'X-Accel-Buffering': 'no',
}

const feeds = new Set<() => void>()

// At shutdown. Browsers will connect again, to another process.
export const endFeeds = () => feeds.forEach((end) => end())

export const events = Router()

events.use((request) => {
  const res = useRes()
  const stream = new PassThrough()

  const last = Number(request.headers?.['last-event-id'])
  const missed = last > 0 ? messagesAfter(last).map(format).join('') : ''
  // A reader that is too slow would fill the memory.
  const limit = 100_000 + Buffer.byteLength(missed)

  const write = (text: string) => {
    stream.write(text)
    if (stream.writableLength > limit) res.destroy()
  }
  const send = (message: Message) => write(format(message))
  write(`: connected\n\n${missed}`)

  const unsubscribe = subscribe(send)
  const heartbeat = setInterval(() => write(': still here\n\n'), 15_000)
  const end = () => {
    feeds.delete(end)
    unsubscribe()
    clearInterval(heartbeat)
    stream.end()
  }
  feeds.add(end)
  // Farrow destroys the stream when the visitor has gone.
  stream.once('close', end)

  return Response.headers(headers).stream(stream)
})
