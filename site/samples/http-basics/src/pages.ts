import { Http, Response } from 'farrow-http'

export const http = Http()

const notes = ['Tea', 'Rice', 'Salt', 'Oil', 'Soap'].map((title, index) => {
  return { id: index + 1, title }
})

// In SQL: where id > :after order by id limit :count
const notesAfter = (after: number, count: number) =>
  notes.filter(({ id }) => id > after).slice(0, count)

http.get('/notes?<after?:int>&<limit?:int>').use(({ query }) => {
  const { after = 0, limit = 20 } = query
  if (limit < 1 || limit > 100) {
    return Response.status(400).json({ message: 'limit must be 1 to 100' })
  }

  // One more than the page has shows whether there is another page.
  const found = notesAfter(after, limit + 1)
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const next =
    last && found.length > limit
      ? `/notes?after=${last.id}&limit=${limit}`
      : null

  return Response.json({ items, next })
})
