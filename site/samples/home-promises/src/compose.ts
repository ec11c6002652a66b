import { Http, Response } from 'farrow-http'

export const http = Http({ logger: false })

http.use(async (request, next) => {
  const response = await next()
  return response.header('Cache-Control', 'no-store')
})

const draft = Response.status(202).cookie('draft', 7)

http.get('/drafts/7').use(() => {
  return draft.merge(Response.text('saved'))
})
