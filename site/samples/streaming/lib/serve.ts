import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export const serve = async (
  server: Server,
  run: (port: number) => Promise<void>,
) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  try {
    await run((server.address() as AddressInfo).port)
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

export const textOf = (response: Response) => {
  if (!response.body) throw new Error('No body')
  return response.body.pipeThrough(new TextDecoderStream())
}
