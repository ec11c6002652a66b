import { Http, Response } from 'farrow-http'

const http = Http()

http.use((_, next) => Promise.resolve(next()).then((response) => Response.header('x-served-by', 'farrow').merge(response)))

http.get('/').use(() => Response.text('Home'))
http.get('/slow').use(async () => {
  await new Promise((done) => setTimeout(done, 20))
  return Response.text('At last')
})

http.listen(3000)
