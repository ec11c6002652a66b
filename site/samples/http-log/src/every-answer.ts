import { createServer } from 'node:http'
import type { HttpPipeline } from 'farrow-http'

export const createLoggedServer = (http: HttpPipeline) => {
  return createServer((req, res) => {
    res.once('finish', () => {
      console.log(req.method, req.url, res.statusCode)
    })
    http.handle(req, res)
  })
}
