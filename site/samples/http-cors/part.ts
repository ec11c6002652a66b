import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/part'

const main = () =>
  visiting(http, async (visit) => {
    const headers = { origin: 'https://app.example' }
    const granted: (string | null)[] = []
    for (const path of ['/api/profile', '/about']) {
      const response = await visit('GET', path, undefined, headers)
      assert.equal(response.status, 200)
      granted.push(response.headers.get('access-control-allow-origin'))
      console.log(path, 'access-control-allow-origin:', granted.at(-1))
    }
    assert.deepEqual(granted, ['https://app.example', null])
  })

main()
