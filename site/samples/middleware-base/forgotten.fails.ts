import { Http, Response } from 'farrow-http'

const http = Http()

http.use((request, next) => {
  next()
})

http.use(async (request, next) => {
  const response = await next()
  response.header('X-Name', 'books')
})

http.get('/').use(() => Response.text('Books'))
