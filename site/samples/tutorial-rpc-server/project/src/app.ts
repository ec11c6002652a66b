import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { entries } from './api'
import { books } from './books'
import { errorsAsJson } from './errors'
import { onlyCalls } from './only-calls'
import { identify } from './reader'

export const http = Http()

http.use(errorsAsJson)
http.use(identify)

http.get('/').use(() => Response.text('Reading list'))
http.route('/books').use(books)
http.route('/api').use(onlyCalls).use(ApiService({ entries }))

http.use((request) => {
  return Response.status(404).json({ error: `Nothing at ${request.pathname}` })
})
