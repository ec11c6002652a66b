import { Http, Response } from 'farrow-http'
import { cors } from './cors'

export const http = Http()

http.use(cors('https://app.example.com'))

http.get('/time').use(() => Response.json({ now: 'noon' }))
