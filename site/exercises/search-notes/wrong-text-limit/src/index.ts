import { Http, Response } from 'farrow-http'

const http = Http()

const notes = [
  { id: 1, title: 'Buy tea', tag: 'home' },
  { id: 2, title: 'Water the plants', tag: 'home' },
  { id: 3, title: 'Call Ada', tag: 'work' },
]

http.get('/notes?<tag?:string>&<limit?:string>').use(({ query }) => {
  const { tag, limit = '10' } = query
  const found = notes.filter((note) => !tag || note.tag === tag)
  return Response.json(found.slice(0, Number(limit) || 10))
})

http.listen(3000)
