import type { AddressInfo } from 'node:net'
import { createLoader, type Loader } from 'farrow-api-client'
import { Http } from 'farrow-http'
import { checkedLoader } from './src/checked-fetcher'

// Two calls in one turn of the event loop, to a path without a service.
const callTwice = (loader: Loader) => {
  const calls = Promise.allSettled([
    loader({ path: ['list'], input: {} }),
    loader({ path: ['count'], input: {} }),
  ])
  const late = new Promise<'never'>((resolve) => {
    setTimeout(resolve, 500, 'never')
  })
  return Promise.race([calls, late])
}

const show = (settled: Awaited<ReturnType<typeof callTwice>>) => {
  if (settled === 'never') return 'nothing within half a second'
  return settled
    .map((one) => (one.status === 'rejected' ? one.reason.message : 'ok'))
    .join(', ')
}

const server = Http({ logger: false }).listen(0, async () => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/wrong`

  console.log('the defaults:', show(await callTwice(createLoader(url))))
  const batch = createLoader(url, { stream: false })
  console.log('stream off:', show(await callTwice(batch)))
  const checked = checkedLoader(url)
  console.log('a fetcher that checks:', show(await callTwice(checked)))

  server.close()
  server.closeAllConnections()
})
