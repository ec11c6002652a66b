import { Http, Response } from 'farrow-http'

const http = Http()

http.get('/users/<id:int>').use(() => {
  console.log('no response')
})

http.get('/users/<id:int>').use(({ params }) => {
  return Response.text(params.name)
})

http.get('/users/<id:int>').use(({ params }) => {
  params.id = 3
  return Response.json(params)
})
