import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Http } from 'farrow-http'
import { next } from 'farrow-next-server'

const main = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'farrow-next-'))
  const http = Http({ logger: false })
  http.use(next({ dir, dev: false }))
  const server = http.listen(0)
  const { port } = server.address() as AddressInfo

  // a server that failed to prepare fails for every request
  for (let i = 0; i < 2; i++) {
    const response = await fetch(`http://127.0.0.1:${port}/`)
    const text = await response.text()
    assert.equal(response.status, 500)
    assert.ok(text.includes('Could not find a production build in the'))
    if (i === 0) {
      console.log(response.status, text.split('\n')[0].replace(dir, '/app'))
    }
  }

  server.close()
  server.closeAllConnections()
  await rm(dir, { recursive: true, force: true })
}

main()
