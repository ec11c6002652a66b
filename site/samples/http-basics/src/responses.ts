import { Readable } from 'node:stream'
import { Http, Response } from 'farrow-http'

export const http = Http()

http.get('/text').use(() => Response.text('Plain words'))
http.get('/html').use(() => Response.html('<h1>Markup</h1>'))
http.get('/json').use(() => Response.json({ ok: true }))
http.get('/none').use(() => Response.empty())
http.get('/moved').use(() => Response.status(301).redirect('/text'))
http.get('/stream').use(() => {
  return Response.type('text').stream(Readable.from(['one ', 'two']))
})
http.get('/login').use(() => {
  return Response.cookie('theme', 'dark', { maxAge: 60_000 })
    .header('X-Step', 'login')
    .json({ ok: true })
})
