import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/').use(() => Response.text('Hello Farrow'))

http.get('/hello/<name:string>').use(({ params }) => {
  return Response.json({ message: `Hello, ${params.name}` })
})

http.listen(3000)
