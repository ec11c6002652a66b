import { Http, Response, Router } from 'farrow-http'

const http = Http()
const router = Router()

let books = [
  { id: 1, title: 'Emma' },
  { id: 2, title: 'Walden' },
]
const missing = () => Response.json({ message: 'No such book' }).status(404)

router.get('/<id:int>').use(({ params: { id } }) => {
  const book = books.find((one) => one.id === id)
  return book === undefined ? missing() : Response.json(book)
})
router.delete('/<id:int>').use(async ({ params: { id } }) => {
  const before = books.length
  books = books.filter((one) => one.id !== id)
  return books.length === before ? missing() : Response.status(204)
})
http.route('/books').use(router)

http.listen(3000)
