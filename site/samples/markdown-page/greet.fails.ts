import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/greet/<name:string>').use(({ params }) => {
  return Response.text(params.nmae)
})
