import { Http, Response } from 'farrow-http'

const http = Http()

http.use(async (request, next) => {
  const response = await next()
  response.header('X-Served-By', 'farrow')
  return response
})

http.get('/').use(() => Response.text('Home'))
http.get('/slow').use(async () => {
  await new Promise((done) => setTimeout(done, 20))
  return Response.text('At last')
})

http.listen(3000)
