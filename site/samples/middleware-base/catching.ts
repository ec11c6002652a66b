import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { createApp } from './src/catching'

const main = async () => {
  for (const catching of ['half', 'all'] as const) {
    await visiting(createApp(catching), async (visit) => {
      for (const path of ['/sync', '/async']) {
        const response = await visit('GET', path)
        const missed = catching === 'half' && path === '/async'
        assert.equal(response.status, missed ? 500 : 503)
        console.log(catching, path, response.status, await response.text())
      }
    })
  }
}

main()
