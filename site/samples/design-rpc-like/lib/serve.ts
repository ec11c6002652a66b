import type { AddressInfo } from 'node:net'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from './entries'

export const serve = async () => {
  let requests = 0

  const http = Http({ logger: false })
  http.use((request, next) => {
    requests += 1
    return next()
  })
  http.route('/api').use(ApiService({ entries, errorStack: false }))

  const server = http.server()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    requests: () => requests,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
