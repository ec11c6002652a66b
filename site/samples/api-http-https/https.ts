import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'

import './lib/production'
import { certificate } from './lib/certificate'
import { send } from './lib/send'

const { cert, key } = certificate()

// #region app
import { Https, Response } from 'farrow-http'

const https = Https({ tls: { cert, key } })

https.get('/hello').use(() => Response.text('over TLS'))
// #endregion app

const main = async () => {
  const server = https.listen(0)
  const { port } = server.address() as AddressInfo
  const answer = await send({ port, ca: cert, line: 'GET /hello' })

  server.close()
  console.log(answer)
  assert.equal(answer, 'GET /hello -> 200 over TLS')
}

main()
