import { Http, Response, useReq } from 'farrow-http'

export const http = Http()

http.get('/search?<q:string>').use(({ query }) => {
  const { searchParams } = new URL(`http://localhost${useReq().url}`)
  return Response.json({ cut: query.q, whole: searchParams.get('q') })
})
