import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/more-input'

const main = () =>
  visiting(http, async (visit) => {
    const headers = { 'accept-language': 'fr', cookie: 'theme=dark' }
    const chosen = await visit('GET', '/settings', undefined, headers)
    assert.deepEqual(await chosen.json(), { language: 'fr', theme: 'dark' })

    for (const path of ['/', '/site.css', '/missing.css']) {
      const response = await visit('GET', `/static${path}`)
      const type = response.headers.get('content-type')
      console.log(response.status, `/static${path}`, type)
    }
  })

main()
