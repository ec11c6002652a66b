import { Http, HttpError, Response } from 'farrow-http'

export const http = Http()

// #region route
http.get('/books/<id:string>').use(({ params }) => {
  if (!/^\d+$/.test(params.id)) throw new HttpError('Not an integer', 400)
  return Response.json({ id: Number(params.id) })
})
// #endregion
