import { Http, Response, type HttpMiddleware } from 'farrow-http'

// #region half
const catchesHalf: HttpMiddleware = (request, next) => {
  try {
    return next()
  } catch {
    return Response.status(503).text('Try later')
  }
}
// #endregion half

// #region all
const catchesAll: HttpMiddleware = async (request, next) => {
  try {
    return await next()
  } catch {
    return Response.status(503).text('Try later')
  }
}
// #endregion all

export const createApp = (catching: 'half' | 'all') => {
  const http = Http()
  http.use(catching === 'all' ? catchesAll : catchesHalf)
  http.get('/sync').use(() => {
    throw new Error('Out of paper')
  })
  http.get('/async').use(async () => {
    throw new Error('Out of paper')
  })
  return http
}
