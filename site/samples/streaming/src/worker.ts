import { Http, Response } from 'farrow-http'
import { listeners, post } from './board'
import { events } from './events'

// All processes count the messages in the same order.
process.on('message', (text: string) => post(text))

export const http = Http({ logger: false })

http.post('/messages', { body: { text: String } }).use(({ body }) => {
  process.send?.(body.text)
  return Response.status(202).json({ readersHere: listeners() })
})
http.route('/events').use(events)
