import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { http } from './src/reversed'

const main = () =>
  visiting(http.handle, async (visit) => {
    for (const path of ['/users/7', '/legacy']) {
      console.log(`GET ${path}`.padEnd(14), await line(await visit(path)))
    }
    const nowhere = await visit('/nowhere')
    assert.equal(nowhere.status, 404)
    assert.equal(nowhere.statusText, 'Not Found')
  })

main()
