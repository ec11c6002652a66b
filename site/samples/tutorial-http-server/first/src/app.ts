import { Http, Response } from 'farrow-http'
import { books } from './books'

export const http = Http()

http.get('/').use(() => Response.text('Reading list'))
http.route('/books').use(books)
