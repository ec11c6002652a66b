import type { AddressInfo } from 'node:net'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from './entries'

export const serve = () => {
  const http = Http({ logger: false })
  http.route('/api').use(ApiService({ entries, errorStack: false }))
  const server = http.server().listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/api`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
