import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/files'

const main = () =>
  visiting(http, async (visit) => {
    for (const path of ['/', '/site.css', '/missing.css']) {
      const response = await visit('GET', `/static${path}`)
      const type = response.headers.get('content-type')
      assert.equal(response.status, path === '/missing.css' ? 404 : 200)
      console.log(response.status, `/static${path}`, type)
    }
  })

main()
