import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/bare'

const main = () =>
  visiting(http, async (visit) => {
    const origin = 'https://app.example'
    const response = await visit('PUT', '/profile', {}, { origin })
    const granted = response.headers.get('access-control-allow-origin')
    assert.equal(response.status, 400)
    assert.equal(granted, null)
    console.log(response.status, 'access-control-allow-origin:', granted)
  })

main()
