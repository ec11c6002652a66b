import { Http, HttpError, Response } from 'farrow-http'

const http = Http({ errorStack: false })

// Errors of all later handlers arrive here, so every error becomes
// the same kind of response.
http.use(async (_request, next) => {
  try {
    return await next()
  } catch (cause) {
    const failure = Object(cause) as Partial<HttpError>
    const { statusCode = 500, message = '' } = failure
    console.error(statusCode, message)
    if (statusCode >= 400 && statusCode < 500) {
      return Response.status(statusCode).json({ error: message })
    }
    const error = 'Something went wrong'
    return Response.status(500).json({ error })
  }
})

http.get('/pay?<amount:number>').use(({ query }) => {
  const { amount } = query
  if (amount > 100) throw new HttpError('This is too much', 402)
  return Response.json({ paid: amount })
})

// A mistake of the program itself: its message is for the log,
// not for the client.
http.get('/broken').use(() => {
  const settings = JSON.parse('{ "name": }')
  return Response.json(settings)
})

http.listen(3000)
