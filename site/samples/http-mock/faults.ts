import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { createApp } from './src/app'

const main = () =>
  visiting(createApp({ mock: true }), async (visit) => {
    const failing = { 'x-mock-status': '503' }
    const down = await visit('GET', '/products', undefined, failing)
    assert.equal(down.status, 503)
    console.log(down.status, await down.text())

    const start = performance.now()
    const slowly = { 'x-mock-delay': '150' }
    const slow = await visit('GET', '/products/1', undefined, slowly)
    assert.ok(performance.now() - start >= 140)
    console.log(slow.status, 'after 150 ms or more')
  })

main()
