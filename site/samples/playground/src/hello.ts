import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/').use(() => Response.text('Hello from Farrow'))

http.get('/hello/<name:string>').use(({ params }) => {
  console.log('Somebody greets', params.name)
  return Response.json({ hello: params.name })
})

http.listen(3000)
