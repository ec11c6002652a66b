import express from 'express'

export const app = express()
const books = new Map([[1, { id: 1, title: 'Emma' }]])

app.use(express.json())
app.use((req, res, next) => {
  res.set('Cache-Control', 'no-store')
  next()
})

app.get('/books/:id', (req, res) => {
  const id = Number(req.params.id)
  if (!Number.isInteger(id)) {
    return res.status(400).json({ message: 'Not an integer' })
  }
  const book = books.get(id)
  if (!book) return res.status(404).json({ message: 'No such book' })
  return res.json(book)
})

app.post('/books', (req, res) => {
  const { title } = req.body
  if (typeof title !== 'string') {
    return res.status(400).json({ message: 'Not a string' })
  }
  const book = { id: books.size + 1, title }
  books.set(book.id, book)
  return res.status(201).json(book)
})
