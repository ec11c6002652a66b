import type { AddressInfo } from 'node:net'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from '../src/entries'

export type Seen = { body: any; token: unknown }

/** Serves the entries on a free port while the function runs. */
export const withService = async (
  use: (url: string, seen: Seen[]) => Promise<void>,
) => {
  const http = Http({ logger: false })
  const seen: Seen[] = []

  http.use(({ body, headers }, next) => {
    seen.push({ body, token: headers?.['x-token'] })
    return next()
  })
  http.route('/api').use(ApiService({ entries, errorStack: false }))

  const server = http.listen(0)
  const { port } = server.address() as AddressInfo

  try {
    await use(`http://127.0.0.1:${port}/api`, seen)
  } finally {
    server.close()
  }
}
