import Koa from 'koa'
import { readJson } from '../lib/read-json'
import { authorOf, createArticles } from './articles'

export const createKoaApp = () => {
  const articles = createArticles()
  // #region app
  const app = new Koa<{ author?: string }>()

  app.use(async (ctx, next) => {
    ctx.state.author = authorOf(ctx.get('authorization') || undefined)
    await next()
  })

  app.use(async (ctx, next) => {
    const match = /^\/articles\/([^/]+)$/.exec(ctx.path)
    if (ctx.method !== 'GET' || !match) return next()

    const article = articles.find(Number(match[1]))
    ctx.status = article ? 200 : 404
    ctx.body = article ?? { message: 'no such article' }
  })

  app.use(async (ctx, next) => {
    if (ctx.method !== 'POST' || ctx.path !== '/articles') return next()

    if (!ctx.state.author) {
      ctx.status = 401
      ctx.body = { message: 'who are you?' }
      return
    }
    const body = await readJson(ctx.req)
    ctx.status = 201
    ctx.body = articles.add(body.title, ctx.state.author)
  })
  // #endregion app

  return app
}
