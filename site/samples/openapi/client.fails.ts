import { createNotes } from './front-end/notes'

const notes = createNotes('http://localhost:3000')

export const add = () => notes.POST('/notes', { body: { title: 'Tea' } })

export const titleOf = async (id: number) => {
  const params = { path: { id } }
  const { data } = await notes.GET('/notes/{id}', { params })
  return data?.title
}
