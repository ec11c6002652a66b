import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { http } from './src/reversed'

const post = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Ada' }),
}

const main = () =>
  visiting(http.handle, async (visit) => {
    for (const path of ['/users/7', '/legacy']) {
      console.log(`GET ${path}`.padEnd(14), await line(await visit(path)))
    }
    console.log('POST /legacy  ', await line(await visit('/legacy', post)))

    const nowhere = await visit('/nowhere')
    assert.equal(nowhere.status, 404)
    assert.equal(nowhere.statusText, 'Not Found')
  })

main()
