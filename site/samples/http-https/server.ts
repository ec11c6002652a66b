import './lib/production'
import assert from 'node:assert/strict'
import { createServer } from 'node:https'
import { asking } from './lib/ask'
import { http } from './src/app'
import { selfSigned } from './src/certificate'

const main = async () => {
  const tls = selfSigned()
  await asking(createServer(tls, http.handle), tls.cert, async (ask) => {
    const protocol = await ask('/protocol')
    assert.equal(protocol, '200 {"encrypted":true}')
    console.log('/protocol        ', protocol)

    const fails = await ask('/fails')
    assert.match(fails, /^500 /)
    console.log('/fails           ', fails)

    const malformed = await ask('/orders', { method: 'POST', body: '{"a":' })
    assert.match(malformed, /^500 /)
    console.log('/orders, not JSON', malformed)

    const untrusted = await ask('/protocol', { ca: undefined })
    assert.equal(untrusted, 'DEPTH_ZERO_SELF_SIGNED_CERT')
    console.log('without the ca   ', untrusted)
  })
}

main()
