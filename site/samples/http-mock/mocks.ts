import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { createApp } from './src/app'

const main = async () => {
  for (const mock of [true, false]) {
    console.log(mock ? 'MOCK=1' : 'without mocks')
    await visiting(createApp({ mock }), async (visit) => {
      for (const path of ['/products/2', '/products', '/health']) {
        const response = await visit('GET', path)
        console.log(`  ${response.status} ${path} ${await response.text()}`)
        if (mock) assert.equal(response.status, 200)
      }
    })
  }
}

main()
