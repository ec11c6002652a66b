import { Http, Response } from 'farrow-http'
import { vite } from 'farrow-vite'

export const createApp = (root: string) => {
  const http = Http({ logger: false })

  // routes of the server first: Vite answers everything that reaches it
  http.get('/api/hello').use(() => Response.json({ text: 'hello' }))

  const web = vite({ root })
  http.use(web)

  return { http, web }
}
