import { Http, Response } from 'farrow-http'

export const createApp = (root: string) => {
  const http = Http({ logger: false })

  http.get('/api/hello').use(() => Response.json({ text: 'hello' }))

  if (process.env.NODE_ENV !== 'production') {
    // runs once, at the first request that reaches it
    http.useLazy(async () => {
      const { vite } = await import('farrow-vite')
      return vite({ root })
    })
  }

  return http
}
