import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/bare'

const main = () =>
  visiting(http, async (visit) => {
    const origin = 'https://app.example'
    const response = await visit('PUT', '/profile', {}, { origin })
    assert.equal(response.status, 500)
    console.log(response.status, await response.text())
  })

main()
