import assert from 'node:assert/strict'
import { once } from 'node:events'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { Response } from 'farrow-http'
import { http } from './src/app'

http.get('/tea').use(() => Response.text('茶'.repeat(500)))

const main = async () => {
  const server = http.listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  // Unlike fetch, this shows the bytes as they arrive.
  const ask = async (path: string, headers: IncomingHttpHeaders = {}) => {
    const url = `http://127.0.0.1:${port}${path}`
    const request = get(url, { headers, agent: false })
    const [response] = await once(request, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const type = response.headers['content-type'] ?? 'no type'
    const coding = response.headers['content-encoding'] ?? 'plain'
    console.log(path, response.statusCode, type, coding)
    const { etag: tag = '', 'cache-control': cache } = response.headers
    return { body, tag, cache, coding }
  }

  const plain = await ask('/items')
  const zipped = await ask('/items', { 'accept-encoding': 'gzip, br' })
  const equal = gunzipSync(zipped.body).equals(plain.body)
  const small = zipped.body.length * 10 < plain.body.length
  console.log('  the same text:', equal, '- a tenth of the size:', small)

  const known = await ask('/items', { 'if-none-match': plain.tag })
  console.log('  bytes for a known tag:', known.body.length)
  console.log('  Cache-Control:', known.cache)
  await ask('/short', { 'accept-encoding': 'gzip' })

  console.log = () => {}
  const codings = {
    'identity, gzip;q=0': 'plain',
    'gzip; q=0.000, br': 'plain',
    'gzip;q=0.5': 'gzip',
    gzip: 'gzip',
  }
  for (const [accepted, expected] of Object.entries(codings)) {
    const { coding } = await ask('/tea', { 'accept-encoding': accepted })
    assert.equal(coding, expected, accepted)
  }

  server.close()
}

main()
