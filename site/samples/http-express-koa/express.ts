import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { app } from './src/express-app'

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const main = () =>
  visiting(app, async (visit) => {
    const print = async (status: number, path: string, init?: RequestInit) => {
      const response = await visit(path, init)
      assert.equal(response.status, status)
      const method = init?.method ?? 'GET'
      const answer = response.headers
        .get('content-type')
        ?.startsWith('text/html')
        ? `${response.status} ${response.statusText} | (Express's own page)`
        : await line(response)
      console.log(`${method} ${path}`.padEnd(16), answer)
    }

    await print(200, '/users/7')
    await print(201, '/users', post({ name: 'Ada' }))
    await print(200, '/v2/users/7')
    await print(200, '/legacy')
    await print(410, '/gone')
    await print(400, '/users/x')
    await print(404, '/nowhere')
  })

main()
