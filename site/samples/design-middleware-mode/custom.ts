import assert from 'node:assert/strict'
import { ask, close } from './lib/ask'

// #region app
import { Http, Response } from 'farrow-http'

const http = Http({ logger: false })

http.get('/countdown').use(() => {
  return Response.type('text').custom(({ res }) => {
    for (const step of [3, 2, 1]) {
      res.write(`${step} `)
    }
    res.end('go')
  })
})
// #endregion app

const main = async () => {
  const server = http.server().listen(0)
  const answer = await ask(server, '/countdown')
  assert.equal(answer, '200 3 2 1 go')
  console.log(answer)
  close(server)
}

main()
