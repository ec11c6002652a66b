import type { AddressInfo } from 'node:net'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { entries } from './src/api'
import { countFull } from './src/client'
import { apiPipeline } from './src/stock'

const http = Http({ logger: false })
http.route('/api').use(ApiService({ entries, errorStack: false }))

const server = http.listen(0, async () => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/api`

  const post = async (body: object) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    console.log(JSON.stringify(body))
    console.log(' ', await response.text())
  }

  await post({ path: ['list'], input: { atLeast: 2 } })
  await post({ type: 'Single', path: ['list'], input: { atLeast: 2 } })

  const link = '?type=Single&path[0]=list&input[a]=1'
  console.log('a link:', (await fetch(`${url}${link}`)).status)

  // The tests use a free port instead of 3000.
  apiPipeline.use((request, next) => next({ ...request, url }))
  console.log('the client counts', await countFull())

  server.close()
  server.closeAllConnections()
})
