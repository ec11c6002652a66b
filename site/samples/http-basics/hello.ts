import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/hello'

const main = () =>
  visiting(http, async (visit) => {
    const response = await visit('GET', '/hello/Ada')
    assert.equal(response.status, 200)
    console.log(response.status, response.headers.get('content-type'))
    console.log(await response.text())
  })

main()
