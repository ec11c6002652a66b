// #region schema
import { Http, Response } from 'farrow-http'
import { Int, List, ObjectType, type TypeOf } from 'farrow-schema'

export const http = Http()

class NewNote extends ObjectType {
  title = String
  stars = Int
  tags = List(String)
}

type Note = TypeOf<typeof NewNote> & { id: number }

const notes: Note[] = [{ id: 1, title: 'Buy tea', stars: 3, tags: ['home'] }]
// #endregion schema

// #region read
http.get('/notes/<id:int>').use(({ params }) => {
  const note = notes.find((item) => item.id === params.id)
  if (!note) return Response.status(404).json({ message: 'No such note' })
  return Response.json(note)
})
// #endregion read

// #region search
http.get('/notes?<tag?:string>&<limit?:int>').use(({ query }) => {
  const { tag, limit = 10 } = query
  const found = notes.filter((note) => !tag || note.tags.includes(tag))
  return Response.json(found.slice(0, limit))
})
// #endregion search

// #region create
http.post('/notes', { body: NewNote }).use(({ body }) => {
  const note = { id: notes.length + 1, ...body, tags: [...body.tags] }
  notes.push(note)
  return Response.status(201).header('Location', `/notes/${note.id}`).json(note)
})
// #endregion create

// #region strict
const refused = http.match(
  { url: '/stars', method: 'PUT', body: { stars: Int } },
  {
    onSchemaError: (error) =>
      Response.status(422).json({
        field: error.path?.slice(1).join('.') ?? '',
        message: error.message,
      }),
  },
)

refused.use(({ body }) => Response.json({ stars: body.stars }))
// #endregion strict
