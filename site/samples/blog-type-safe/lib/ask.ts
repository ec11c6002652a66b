import type { RequestListener } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Question = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: unknown
}

/** Asks a listener on a free port, prints what comes back within 2 s. */
export const ask = async (
  listener: RequestListener,
  questions: Question[],
  remarks: string[] = [],
) => {
  const server = createServer(listener)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const statuses: (number | null)[] = []

  for (const { method = 'GET', path, headers, body } of questions) {
    const name = `${method} ${path}`
    try {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: {
          connection: 'close',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(2000),
      })
      statuses.push(response.status)
      console.log(`${name} -> ${response.status}`)
      console.log(`  ${(await response.text()).split('\n').join('\n  ')}`)
      for (const remark of remarks.splice(0)) console.log(`  (${remark})`)
    } catch (error) {
      if ((error as Error).name !== 'TimeoutError') throw error
      statuses.push(null)
      console.log(`${name} -> no answer within 2 s`)
    }
  }

  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  return statuses
}
