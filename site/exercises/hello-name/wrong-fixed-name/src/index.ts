import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/').use(() => Response.text('Hello Farrow'))

http.get('/hello/Ada').use(() => {
  return Response.json({ message: 'Hello, Ada' })
})

http.listen(3000)
