import assert from 'node:assert/strict'
import type { ErrorRequestHandler } from 'express'
import { ask, close } from './lib/ask'

let code = ''

// #region app
import express from 'express'

const app = express()

app.get('/books/:id', (req, res) => {
  if (req.params.id === '2') {
    res.status(404).send('No such book')
  }

  res.send('Solaris')
})
// #endregion app

const onError: ErrorRequestHandler = (error, req, res, next) => {
  code = error.code
}
app.use(onError)

const main = async () => {
  const server = app.listen(0)
  const answer = await ask(server, '/books/2')
  assert.equal(answer, '404 No such book')
  assert.equal(code, 'ERR_HTTP_HEADERS_SENT')
  console.log(`GET /books/2  ${answer}`)
  console.log(`In the server: ${code}`)
  close(server)
}

main()
