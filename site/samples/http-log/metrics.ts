import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { createApp } from './src/metrics'

let clock = 0
const http = createApp(() => (clock += 4))

const main = () =>
  visiting(http, async (visit) => {
    for (const path of ['/orders', '/orders', '/none']) await visit('GET', path)
    const response = await visit('GET', '/metrics')
    const text = await response.text()
    console.log(text.trimEnd())
    const type = response.headers.get('content-type')
    assert.equal(type, 'text/plain; version=0.0.4; charset=utf-8')
  })

main()
