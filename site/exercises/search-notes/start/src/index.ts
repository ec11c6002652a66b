import { Http, Response } from 'farrow-http'

const http = Http()

const notes = [
  { id: 1, title: 'Buy tea', tag: 'home' },
  { id: 2, title: 'Water the plants', tag: 'home' },
  { id: 3, title: 'Call Ada', tag: 'work' },
]

http.get('/notes').use(() => Response.json(notes))

http.listen(3000)
