import './lib/production'
import assert from 'node:assert/strict'
import Koa from 'koa'
import { line, visiting } from './lib/visit'
import { http } from './src/farrow'
import { toKoa } from './src/to-koa'

const readsTheBody: Koa.Middleware = async (ctx, next) => {
  let text = ''
  for await (const chunk of ctx.req) text += chunk
  Object.assign(ctx.request, { body: JSON.parse(text) })
  await next()
}

// #region pass
const passBody: Koa.Middleware = (ctx, next) => {
  const { body } = ctx.request as { body?: unknown }
  Object.assign(ctx.req, { body })
  return next()
}
// #endregion pass

const init = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Ada' }),
}

const main = async () => {
  const hidden = new Koa().use(readsTheBody).use(toKoa(http))
  await visiting(hidden.callback(), async (visit) => {
    const response = await visit('/users', init)
    assert.equal(response.status, 500)
    console.log(await line(response))
  })

  const passed = new Koa().use(readsTheBody).use(passBody).use(toKoa(http))
  await visiting(passed.callback(), async (visit) => {
    const response = await visit('/users', init)
    assert.equal(response.status, 201)
    console.log(await line(response))
  })
}

main()
