import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'

import './lib/production'
import { http } from './src/app'

const main = async () => {
  const server = http.listen(0)
  const { port } = server.address() as AddressInfo
  const statuses: number[] = []

  for (const path of ['/users/7', '/users/7?verbose=true', '/users/x', '/']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    const body = await response.text()

    statuses.push(response.status)
    console.log(`GET ${path}`)
    console.log(`${response.status} ${body}\n`)
  }

  server.close()
  assert.deepEqual(statuses, [200, 200, 400, 404])
}

main()
