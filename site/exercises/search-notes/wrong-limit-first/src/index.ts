import { Http, Response } from 'farrow-http'

const http = Http()

const notes = [
  { id: 1, title: 'Buy tea', tag: 'home' },
  { id: 2, title: 'Water the plants', tag: 'home' },
  { id: 3, title: 'Call Ada', tag: 'work' },
]

http.get('/notes?<tag?:string>&<limit?:int>').use(({ query }) => {
  const { tag, limit = 10 } = query
  const first = notes.slice(0, limit)
  return Response.json(first.filter((note) => !tag || note.tag === tag))
})

http.listen(3000)
