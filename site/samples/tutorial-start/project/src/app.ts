import { Http, Response } from 'farrow-http'

export const http = Http()

http.get('/').use(() => Response.text('Reading list'))
