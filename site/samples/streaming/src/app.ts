import { Http, Response } from 'farrow-http'
import { archive } from './archive'
import { post } from './board'
import { events } from './events'

export const http = Http({ logger: false })

http.post('/messages', { body: { text: String } }).use(({ body }) => {
  return Response.status(201).json(post(body.text))
})
http.route('/archive').use(archive)
http.route('/events').use(events)
