import { Http, HttpError, Response } from 'farrow-http'
import { Int, List, Literal, ObjectType } from 'farrow-schema'
import { Optional, Type, Union } from 'farrow-schema'
import { createDocs } from './docs'
import { safeErrors } from './errors'

class NewNote extends ObjectType {
  text = { [Type]: String, description: 'what to remember' }
  tag = Optional(Union(Literal('home'), Literal('work')))
}

class Note extends ObjectType {
  id = Int
  text = String
  tag = Optional(Union(Literal('home'), Literal('work')))
  replies = List(Note)
}

class Problem extends ObjectType {
  message = String
}

export const http = Http({ logger: false })
http.use(safeErrors())

const docs = createDocs(http, { title: 'Notes', version: '1.0.0' })

type SavedNote = {
  id: number
  text: string
  tag?: 'home' | 'work' | undefined
  replies: SavedNote[]
}
const notes: SavedNote[] = []

docs
  .route(
    'post',
    '/notes',
    { summary: 'Adds a note', responses: { 201: Note, 400: Problem } },
    { body: NewNote },
  )
  .use(({ body }) => {
    const note = { ...body, id: notes.length + 1, replies: [] }
    notes.push(note)
    return Response.status(201).json(note)
  })

docs
  .route('get', '/notes?<tag?:{home}|{work}>', {
    summary: 'Lists the notes, or those with a tag',
    responses: { 200: List(Note), 400: Problem },
  })
  .use(({ query }) => {
    const { tag } = query
    return Response.json(notes.filter((note) => !tag || note.tag === tag))
  })

docs
  .route('get', '/notes/<id:int>', {
    summary: 'Reads one note',
    responses: { 200: Note, 404: Problem },
  })
  .use(({ params }) => {
    const note = notes.find(({ id }) => id === params.id)
    if (!note) throw new HttpError(`No note ${params.id}`, 404)
    return Response.json(note)
  })

http.get('/openapi.json').use(() => Response.json(docs.document() as {}))
