import { Http, Response } from 'farrow-http'
import { List, ObjectType, String, type TypeOf } from 'farrow-schema'

export class NewNote extends ObjectType {
  text = String
  tags = List(String)
}

type Note = TypeOf<typeof NewNote> & { id: number }

const notes: Note[] = [{ id: 1, text: 'Buy tea', tags: ['home'] }]

const http = Http()

http.get('/notes?<tag?:string>').use(({ query }) => {
  const { tag } = query
  if (tag === undefined) return Response.json(notes)
  const found = notes.filter((note) => note.tags.includes(tag))
  return Response.json(found)
})

http.get('/notes/<id:int>').use(({ params }) => {
  const note = notes.find(({ id }) => id === params.id)
  if (note !== undefined) return Response.json(note)
  const error = `There is no note ${params.id}`
  return Response.status(404).json({ error })
})

http.post('/notes', { body: NewNote }).use(({ body }) => {
  const { text, tags } = body
  const note = { id: notes.length + 1, text, tags: [...tags] }
  notes.push(note)
  return Response.status(201).json(note)
})

http.listen(3000, () => {
  console.log(`${notes.length} note, on http://localhost:3000/notes`)
})
