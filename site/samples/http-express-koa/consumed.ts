import './lib/production'
import assert from 'node:assert/strict'
import { adapter } from 'farrow-koa'
import Koa from 'koa'
import { line, visiting } from './lib/visit'
import { afterFarrow } from './src/after-farrow'
import { app, legacy, parseJson } from './src/consumed'
import { http } from './src/farrow'

const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Ada' }),
}

const print = (name: string, server: Koa, statuses: number[]) =>
  visiting(server.callback(), async (visit) => {
    console.log(name)
    for (const [index, path] of ['/users', '/legacy'].entries()) {
      const response = await visit(path, init)
      assert.equal(response.status, statuses[index])
      console.log(`  POST ${path}`.padEnd(15), await line(response))
    }
  })

const main = async () => {
  const farrow = [adapter(http), afterFarrow]
  const build = (...order: Koa.Middleware[]) => {
    const server = new Koa()
    for (const middleware of order) server.use(middleware)
    return server
  }

  const farrowFirst = build(...farrow, parseJson, legacy)
  await print('Farrow, parseJson', farrowFirst, [201, 500])

  const parserFirst = build(parseJson, ...farrow, legacy)
  await print('parseJson, Farrow', parserFirst, [500, 500])

  await print('parseJson, passBody, Farrow', app, [201, 200])
}

main()
