import { TypeOf } from 'farrow-schema'
import { add, list, remove } from './contract'
import { Note } from './schema'

export const implement = (now = () => new Date()) => {
  const notes = new Map<string, TypeOf<typeof Note>>()
  let lastId = 0

  list.use(() => [...notes.values()])

  add.use(({ text, color }) => {
    if (text.trim() === '') throw new Error('A note needs text')

    const note = { id: `n${++lastId}`, text, color, created: now() }
    notes.set(note.id, note)
    return note
  })

  remove.use(({ id }) => notes.delete(id))
}
