import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLoader } from 'farrow-api-client'
import { createApiClient } from './project/client/api'

const main = async () => {
  // A proxy in front of a server that is down.
  const proxy = createServer((request, response) => {
    response.statusCode = 502
    response.end('Bad gateway')
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api`

  // #region calls
  const twoCalls = (stream: boolean) => {
    const api = createApiClient({ loader: createLoader(url, { stream }) })

    return Promise.all([
      api.books.list({ status: 'read' }),
      api.books.list({ status: 'unread' }),
    ])
  }

  const patience = () =>
    new Promise<string>((resolve) => {
      setTimeout(resolve, 500, 'no result, no error')
    })

  const outcome = async (stream: boolean) =>
    Promise.race([twoCalls(stream), patience()]).catch(() => 'an error')

  console.log('stream: true ', await outcome(true))
  console.log('stream: false', await outcome(false))
  // #endregion calls

  proxy.closeAllConnections()
  proxy.close()
}

main()
