import { Http, Response } from 'farrow-http'
import { safeErrors } from './errors'
import { jsonAsText, parseJson } from './json-body'
import { orders } from './routes'

export const createApp = (log?: (error: unknown) => void) => {
  const http = Http({ logger: false, body: jsonAsText })

  http.use(safeErrors(log))
  http.use(parseJson)
  http.route('/orders').use(orders)
  // #region not-found
  http.use(({ pathname }) =>
    Response.status(404).json({ message: `No route for ${pathname}` }),
  )
  // #endregion

  return http
}
