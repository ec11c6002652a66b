import { cp, mkdtemp, rm } from 'node:fs/promises'
import { Server } from 'node:http'
import { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// Vite writes a cache beside the root: work on a copy
export const copySite = async () => {
  const root = await mkdtemp(join(tmpdir(), 'farrow-vite-'))
  await cp(join(__dirname, '../web'), root, { recursive: true })
  const remove = () =>
    rm(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  return { root, remove }
}

export const getFrom = (server: Server) => async (path: string) => {
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  }
}

export const stop = (server: Server) => {
  server.close()
  server.closeAllConnections()
}
