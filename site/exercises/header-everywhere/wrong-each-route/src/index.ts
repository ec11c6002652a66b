import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/').use(() => Response.text('Home').header('X-Served-By', 'farrow'))
http.get('/slow').use(async () => {
  await new Promise((done) => setTimeout(done, 20))
  return Response.text('At last').header('X-Served-By', 'farrow')
})

http.listen(3000)
