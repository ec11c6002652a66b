import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { app } from './src/bare'

const main = () =>
  visiting(app.callback(), async (visit) => {
    for (const [path, status] of Object.entries({ nowhere: 200, fails: 500 })) {
      const response = await visit(`/${path}`)
      assert.equal(response.status, status)
      console.log(`GET /${path}`.padEnd(14), await line(response))
    }
  })

main()
