import path from 'path'
import { Http, Response } from 'farrow-http'

export const createApp = (dist: string) => {
  const http = Http({ logger: false })

  http.get('/api/hello').use(() => Response.json({ text: 'hello' }))
  http.serve('/', dist)

  // Vite answers unknown paths with index.html in development: do the same
  http
    .get('/<page*:string>')
    .use(() => Response.file(path.join(dist, 'index.html')))

  return http
}
