import './lib/production'
import assert from 'node:assert/strict'
import { adapter } from 'farrow-koa'
import Koa from 'koa'
import { line, visiting } from './lib/visit'
import { app, parseJson } from './src/consumed'
import { http } from './src/farrow'

const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Ada' }),
}

const main = async () => {
  const without = new Koa().use(parseJson).use(adapter(http))
  await visiting(without.callback(), async (visit) => {
    const response = await visit('/users', init)
    assert.equal(response.status, 500)
    console.log('without passBody:', await line(response))
  })
  await visiting(app.callback(), async (visit) => {
    const response = await visit('/users', init)
    assert.equal(response.status, 201)
    console.log('with passBody:   ', await line(response))
  })
}

main()
