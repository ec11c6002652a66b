import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/app'

const main = () =>
  visiting(http, async (visit) => {
    const authorization = 'Bearer secret'
    const requests: [string, Record<string, string>, number][] = [
      ['/open', {}, 200],
      ['/closed', {}, 401],
      ['/closed', { authorization }, 200],
      ['/nowhere', {}, 401],
    ]
    for (const [path, headers, status] of requests) {
      const response = await visit('GET', path, undefined, headers)
      assert.equal(response.status, status)
      const name = response.headers.get('x-name')
      assert.equal(name, 'books')
      const token = headers.authorization ? ' with token' : ''
      console.log(`${path}${token}: ${status} ${await response.text()}`)
    }
  })

main()
