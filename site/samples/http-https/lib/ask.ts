import { request, type RequestOptions } from 'node:https'
import type { Server } from 'node:https'
import type { AddressInfo } from 'node:net'

type Asked = RequestOptions & { body?: string }

/** Answers with status and first line, or with the error's code. */
export type Ask = (path: string, options?: Asked) => Promise<string>

export const asking = async (
  server: Server,
  cert: string,
  use: (ask: Ask) => Promise<void>,
): Promise<void> => {
  server.listen({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  const ask: Ask = (path, { body, ...options } = {}) =>
    new Promise((resolve) => {
      const target = {
        host: '127.0.0.1',
        port,
        path,
        ca: cert,
        agent: false,
        headers: body ? { 'content-type': 'application/json' } : {},
        timeout: 1000,
        ...options,
      }
      const req = request(target, (res) => {
        let text = ''
        res.on('data', (chunk) => (text += chunk))
        res.on('end', () => {
          resolve(`${res.statusCode} ${text.split('\n')[0]}`)
        })
      })
      req.on('timeout', () => req.destroy(new Error('(no answer)')))
      req.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      req.end(body)
    })

  try {
    await use(ask)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
