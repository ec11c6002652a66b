import './lib/production'
import assert from 'node:assert/strict'
import { Http, HttpError, Response } from 'farrow-http'
import { visiting } from './lib/visit'

const http = Http()

// #region routes
http.post('/sum', { body: { a: Number, b: Number } }).use(({ body }) => {
  return Response.json(body.a + body.b)
})
http.get('/thrown').use(() => {
  throw new Error('The disk is full')
})
http.get('/teapot').use(async () => {
  throw new HttpError('Short and stout', 418)
})
// #endregion routes

const main = () =>
  visiting(http, async (visit) => {
    const print = async (status: number, ...sent: [string, string, any?]) => {
      const response = await visit(...sent)
      assert.equal(response.status, status)
      const lines = (await response.text()).split('\n').filter(Boolean)
      console.log(`${sent[0]} ${sent[1]} ${sent[2] ?? ''}`.trimEnd())
      for (const line of [`status ${status}`, ...lines]) {
        console.log(`  ${line}`)
      }
    }

    await print(404, 'GET', '/nowhere')
    await print(404, 'GET', '/sum')
    await print(404, 'HEAD', '/thrown')
    await print(400, 'POST', '/sum', '{"a":1,"b":"x"}')
    await print(500, 'POST', '/sum', '{"a":')
    await print(500, 'GET', '/thrown')
    await print(418, 'GET', '/teapot')
  })

main()
