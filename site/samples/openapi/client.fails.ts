import { createNotes } from './front-end/notes'

const notes = createNotes('http://localhost:3000')

export const add = () => notes.POST('/notes', { body: { title: 'Buy tea' } })

export const titleOf = async (id: number) => {
  const { data } = await notes.GET('/notes/{id}', { params: { path: { id } } })
  return data?.title
}
