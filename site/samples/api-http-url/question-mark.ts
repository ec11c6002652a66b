import './lib/production'
import { print, withServer } from './lib/request'

// #region app
import { createServer } from 'node:http'
import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/search?<q:string>').use(({ query }) => Response.text(query.q))

const whole = createServer((req, res) => {
  const { searchParams } = new URL(req.url ?? '/', 'http://localhost')
  const query = Object.fromEntries(searchParams)

  http.handle(Object.assign(req, { query }), res)
})
// #endregion app

const main = async () => {
  await withServer(http, async (send) => {
    for (const line of ['GET /search?q=a?b', 'GET /search?q=a%3Fb']) {
      print(`http:  ${line}`, await send(line))
    }
  })
  await withServer(whole, async (send) => {
    print('whole: GET /search?q=a?b', await send('GET /search?q=a?b'))
  })
}

main()
