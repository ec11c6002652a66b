import { Http, Response } from 'farrow-http'

export const http = Http()

http.get('/hello/<name:string>').use(({ params }) => {
  return Response.json({ message: `Hello, ${params.name}` })
})
