import assert from 'node:assert/strict'
import { ask, close } from './lib/ask'

// #region app
import express from 'express'

const app = express()

const titles = new Map([['1', 'Solaris']])

app.get('/books/:id', (req, res) => {
  const title = titles.get(req.params.id)

  if (title) {
    res.send(title)
  }
})
// #endregion app

const main = async () => {
  const server = app.listen(0)
  const found = await ask(server, '/books/1')
  const missing = await ask(server, '/books/2', 300)
  assert.equal(found, '200 Solaris')
  assert.equal(missing, 'no answer after 300 ms')
  console.log(`GET /books/1  ${found}`)
  console.log(`GET /books/2  ${missing}`)
  close(server)
}

main()
