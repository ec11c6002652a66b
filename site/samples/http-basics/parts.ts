import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/parts'

const main = () =>
  visiting(http, async (visit) => {
    for (const path of ['/users', '/users/Ada', '/usersx']) {
      const response = await visit('GET', path)
      const by = response.headers.get('x-served-by')
      assert.equal(by, 'farrow')
      console.log(response.status, path, await response.text(), `(${by})`)
    }
  })

main()
