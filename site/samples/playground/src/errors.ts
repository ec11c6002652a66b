import { Http, HttpError, Response } from 'farrow-http'

const http = Http({ errorStack: false })

// Errors of all later handlers arrive here, so every error becomes the same kind of response.
http.use(async (_request, next) => {
  try {
    return await next()
  } catch (error) {
    const { statusCode = 500, message } = error as Partial<HttpError>
    console.error(statusCode, message)
    return Response.status(statusCode).json({ error: statusCode === 500 ? 'Something went wrong' : `${message}` })
  }
})

http.get('/pay?<amount:number>').use(({ query }) => {
  if (query.amount > 100) throw new HttpError('This is too much', 402)
  return Response.json({ paid: query.amount })
})

// A mistake of the program itself: its message is for the log, not for the client.
http.get('/broken').use(() => {
  const settings = JSON.parse('{ "name": }')
  return Response.json(settings)
})

http.listen(3000)
