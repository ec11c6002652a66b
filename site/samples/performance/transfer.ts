import { once } from 'node:events'
import { get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { http } from './src/app'

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
    return { body, tag: response.headers.etag as string }
  }

  const plain = await ask('/items')
  const zipped = await ask('/items', { 'accept-encoding': 'gzip, br' })
  const equal = gunzipSync(zipped.body).equals(plain.body)
  const small = zipped.body.length * 10 < plain.body.length
  console.log('  the same text:', equal, '- a tenth of the size:', small)

  const known = await ask('/items', { 'if-none-match': plain.tag })
  console.log('  bytes for a known tag:', known.body.length)
  await ask('/short', { 'accept-encoding': 'gzip' })

  server.close()
}

main()
