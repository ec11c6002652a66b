import { Http, Response } from 'farrow-http'
import { next } from 'farrow-next-server'

export const createApp = (dir: string) => {
  const http = Http({ logger: false })

  // routes of the server first: Next answers everything that reaches it
  http.get('/api/stars').use(() => Response.json({ stars: 42 }))

  const site = next({ dir })
  http.use(site)

  return { http, site }
}
