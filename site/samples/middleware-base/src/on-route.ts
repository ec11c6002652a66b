import { Http, HttpError, Response } from 'farrow-http'

export const http = Http()

const owners = new Map([[1, 'ada']])

// #region route
http
  .get('/books/<id:int>')
  .use(({ params }, next) => {
    if (owners.has(params.id)) return next()
    throw new HttpError('No such book', 404)
  })
  .use(({ params }) => {
    return Response.json({ owner: owners.get(params.id) ?? null })
  })
// #endregion route
