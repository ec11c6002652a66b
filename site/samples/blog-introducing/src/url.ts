// #region url
import { Http, Response } from 'farrow-http'

export const http = Http({ logger: false, errorStack: false })

http
  .get('/users/<id:int>/posts?<tag?:string>&<page?:int>')
  .use(({ params, query }) => {
    const { tag = 'all', page = 1 } = query
    return Response.json({ user: params.id, tag, page })
  })
// #endregion url
