import { Http, Response } from 'farrow-http'
import { Int, Optional } from 'farrow-schema'

const http = Http()

const notes = [
  { id: 1, title: 'Buy tea', tag: 'home' },
  { id: 2, title: 'Water the plants', tag: 'home' },
  { id: 3, title: 'Call Ada', tag: 'work' },
]

http
  .match({ pathname: '/notes', method: 'GET', query: { tag: Optional(String), limit: Optional(Int) } })
  .use(({ query }) => {
    const found = []
    for (const note of notes) {
      if (query.tag !== undefined && note.tag !== query.tag) continue
      if (found.length < (query.limit ?? 10)) found.push(note)
    }
    return Response.json(found)
  })

http.listen(3000)
