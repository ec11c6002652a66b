import { Http, Response } from 'farrow-http'

export const createApp = (root: string) => {
  const http = Http({ logger: false })

  http.get('/api/hello').use(() => Response.json({ text: 'hello' }))

  if (process.env.NODE_ENV !== 'production') {
    http.useLazy(() => {
      // require: import() finds no named exports in this CommonJS package
      const { vite } = require('farrow-vite') as typeof import('farrow-vite')
      return vite({ root })
    })
  }

  return http
}
