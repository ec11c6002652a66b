import { ApiService } from 'farrow-api-server'
import { Http, Response } from 'farrow-http'
import { entries } from './api'
import { books } from './books'
import { errorsAsJson, notFound } from './errors'
import { identify } from './reader'

export const http = Http()

http.use(errorsAsJson)
http.use(identify)

http.get('/').use(() => Response.text('Reading list'))
http.route('/books').use(books)
http.route('/api').use(ApiService({ entries }))

http.use((request) => notFound(`Nothing at ${request.pathname}`))
