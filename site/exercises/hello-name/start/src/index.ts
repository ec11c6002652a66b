import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/').use(() => Response.text('Hello Farrow'))

http.listen(3000)
