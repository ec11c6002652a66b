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
  return Response.json(tag === undefined ? notes : notes.filter((note) => note.tags.includes(tag)))
})

http.get('/notes/<id:int>').use(({ params }) => {
  const note = notes.find(({ id }) => id === params.id)
  if (note === undefined) return Response.status(404).json({ error: `There is no note ${params.id}` })
  return Response.json(note)
})

http.post('/notes', { body: NewNote }).use(({ body }) => {
  const note = { id: notes.length + 1, text: body.text, tags: [...body.tags] }
  notes.push(note)
  return Response.status(201).json(note)
})

http.listen(3000, () => {
  console.log(`${notes.length} note, on http://localhost:3000/notes`)
})
