import assert from 'node:assert/strict'
// #region lazy
import { Http, Response } from 'farrow-http'

const http = Http({ logger: false })

http.get('/').use(() => Response.text('Home'))

http
  .match({ url: '/report' })
  .useLazy(() => import('./src/report').then(({ report }) => report))
// #endregion lazy

const main = async () => {
  for (const pathname of ['/', '/report', '/report']) {
    const { info } = await http.run({ method: 'GET', pathname })
    assert.equal(info.body?.type, 'string')
    console.log(pathname, info.body)
  }
}

main()
