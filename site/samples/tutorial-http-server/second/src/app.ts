import { Http, Response } from 'farrow-http'
import { books } from './books'
import { errorsAsJson } from './errors'

export const http = Http()

http.use(errorsAsJson)

http.get('/').use(() => Response.text('Reading list'))
http.route('/books').use(books)

http.use((request) => {
  return Response.status(404).json({ error: `Nothing at ${request.pathname}` })
})
