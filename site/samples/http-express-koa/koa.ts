import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { app } from './src/koa-app'

const main = () =>
  visiting(app.callback(), async (visit) => {
    const print = async (status: number, path: string) => {
      const response = await visit(path)
      assert.equal(response.status, status)
      console.log(`GET ${path}`.padEnd(16), await line(response))
    }

    await print(200, '/users/7')
    await print(200, '/legacy')
    await print(503, '/fails')
    await print(400, '/users/x')
    await print(404, '/nowhere')
  })

main()
