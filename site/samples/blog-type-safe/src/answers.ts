import { Http, Response } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { Int, ObjectType, Strict } from 'farrow-schema'

export const http = Http({ logger: false, errorStack: false })

// #region hanging
http.route('/drafts').use((request, next) => {
  if (!request.headers?.authorization) {
    return Response.status(401).text('sign in first')
  }
  return next()
})
// #endregion hanging

// #region order
http.use(async (request, next) => {
  const response = await next()
  return response.header('X-Trace', 'r-1')
})

http.get('/report').use(() => Response.text('all good'))
// #endregion order

// #region context
const ReaderContext = createContext<{ name: string } | null>(null)

http.get('/me').use(() => {
  const reader = ReaderContext.get()
  if (!reader) return Response.status(401).text('who are you?')
  return Response.text(`Hello, ${reader.name}`)
})
// #endregion context

// #region validation
class Birthday extends ObjectType {
  age = Strict(Int)
}

http.post('/birthday', { body: Birthday }).use(({ body }) => {
  return Response.json({ next: body.age + 1 })
})
// #endregion validation

// #region inference
http.get('/list?<page?:int>').use(({ query }) => {
  const { page = 1 } = query
  return Response.json({ page, offset: (page - 1) * 20 })
})
// #endregion inference
