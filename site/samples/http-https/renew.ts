import './lib/production'
import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import { connect } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { http } from './src/app'
import { selfSigned } from './src/certificate'

const main = async () => {
  const [first, second] = [selfSigned(), selfSigned()]
  const server = createServer(first, http.handle)
  server.listen({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo

  const trusts = (ca: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port, ca }, () => {
        socket.end()
        resolve(true)
      })
      socket.once('error', () => resolve(false))
    })

  assert.deepEqual(
    [await trusts(first.cert), await trusts(second.cert)],
    [true, false],
  )
  server.setSecureContext(second)
  assert.deepEqual(
    [await trusts(first.cert), await trusts(second.cert)],
    [false, true],
  )
  server.close()
  console.log('The new certificate is served on new connections')
}

main()
