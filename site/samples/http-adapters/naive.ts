import './lib/production'
import assert from 'node:assert/strict'
import express, { type RequestHandler } from 'express'
import Koa from 'koa'
import { line, visiting } from './lib/visit'
import { http } from './src/farrow'

// #region short
const express3: RequestHandler = (req, res, next) => {
  http.handle(req, res, { onLast: () => next() })
}
const koa3: Koa.Middleware = (ctx, next) =>
  http.handle(ctx.req, ctx.res, { onLast: () => next() })
// #endregion short

const main = async () => {
  const app = express().use(express3)
  app.get('/gone', (req, res) => {
    res.status(410).send('No longer here')
  })
  await visiting(app, async (visit) => {
    const gone = await visit('/gone')
    assert.equal(gone.statusText, 'OK')
    console.log('express  /gone     ', await line(gone))
  })

  const koa = new Koa().use(async (ctx, next) => {
    try {
      await next()
    } catch {
      ctx.status = 503
    }
  })
  koa.use(koa3)
  koa.use((ctx, next) => {
    if (ctx.path === '/fails') throw new Error('The old part is broken')
    return next()
  })
  await visiting(koa.callback(), async (visit) => {
    const nowhere = await visit('/nowhere')
    assert.equal(nowhere.status, 200)
    console.log('koa      /nowhere  ', await line(nowhere))
    const fails = await visit('/fails')
    assert.equal(fails.status, 500)
    console.log('koa      /fails    ', await line(fails))
  })
}

main()
