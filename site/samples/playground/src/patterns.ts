import { Http, Response } from 'farrow-http'

const http = Http()

// One segment, converted to an integer.
http.get('/orders/<id:int>').use(({ params }) => {
  return Response.json(params)
})

// One or more segments, as a list.
http.get('/files/<path+:string>').use(({ params }) => {
  return Response.json({ path: [...params.path] })
})

// One of two words, or a number.
http.get('/pages/<page:{first}|{last}|int>').use(({ params }) => {
  return Response.json(params)
})

// Query parameters: one that has to be there, and a list that may be
// missing.
http.get('/search?<q:string>&<tag*:string>').use(({ query }) => {
  const { q, tag = [] } = query
  return Response.json({ q, tags: [...tag] })
})

// A query parameter with a fixed value chooses the route.
http.get('/report?format=csv').use(() => {
  return Response.text('id,total\n1,9.50\n')
})

http.listen(3000)
