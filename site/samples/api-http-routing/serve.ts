import assert from 'node:assert/strict'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'

import './lib/production'

// #region app
import path from 'node:path'
import { Http } from 'farrow-http'

const http = Http()

http.serve('/assets', path.join(__dirname, 'public'))
// #endregion app

const server = http.listen(0)
const { port } = server.address() as AddressInfo

// The built-in fetch would resolve the dots before it sends the path.
const get = (path: string) => {
  return new Promise<number>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path }
    const req = request(options, async (res) => {
      const type = res.headers['content-type']
      let body = ''
      for await (const chunk of res) body += chunk
      console.log(`GET ${path} -> ${res.statusCode} (${type}) ${body.trim()}`)
      resolve(res.statusCode ?? 0)
    })
    req.on('error', reject)
    req.end()
  })
}

const main = async () => {
  const statuses = [
    await get('/assets/robots.txt'),
    await get('/assets/docs'),
    await get('/assets'),
    await get('/assets/two%20words.txt'),
    await get('/assets/../package.json'),
    await get('/assets/%2e%2e/package.json'),
  ]

  const url = `http://127.0.0.1:${port}/assets/robots.txt`
  const whole = await (await fetch(url)).text()
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    const headers = { Range: 'bytes=0-1' }
    const response = await fetch(url, { method, headers })
    assert.equal(response.status, 200)
    assert.equal(await response.text(), whole)
  }

  server.close()
  assert.deepEqual(statuses, [200, 200, 404, 404, 404, 404])
}

main()
