import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const ask = async (server: Server, path: string, patience = 2000) => {
  const { port } = server.address() as AddressInfo
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(patience),
    })
    return `${response.status} ${await response.text()}`
  } catch {
    return `no answer after ${patience} ms`
  }
}

export const close = (server: Server) => {
  server.closeAllConnections()
  server.close()
}
