import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/app'

const shown = ['vary', 'allow-origin', 'allow-credentials', 'allow-methods']
  .concat('allow-headers', 'max-age')
  .map((name) => (name === 'vary' ? name : `access-control-${name}`))

const main = () =>
  visiting(http, async (visit) => {
    const print = async (
      [method, path, body]: [string, string, unknown?],
      headers: Record<string, string>,
    ) => {
      const response = await visit(method, path, body, headers)
      console.log(`${method} ${path} from ${headers.origin}`)
      const text = (await response.text()).split('\n')[0]
      console.log(`  ${response.status} ${text}`.trimEnd())
      for (const name of shown) {
        const value = response.headers.get(name)
        if (value) console.log(`  ${name}: ${value}`)
      }
      console.log()
      return response
    }
    const app = { origin: 'https://app.example' }
    const other = { origin: 'https://other.example' }
    const asks = {
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    }

    const preflight = await print(['OPTIONS', '/profile'], { ...app, ...asks })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get('access-control-allow-origin'), app.origin)

    const put = await print(['PUT', '/profile', { name: 'Lin' }], app)
    assert.equal(put.headers.get('access-control-allow-origin'), app.origin)

    const wrong = await print(['PUT', '/profile', {}], app)
    assert.equal(wrong.status, 400)
    assert.equal(wrong.headers.get('access-control-allow-origin'), app.origin)

    const refused = await print(['OPTIONS', '/profile'], { ...other, ...asks })
    assert.equal(refused.status, 204)
    assert.equal(refused.headers.get('access-control-allow-origin'), null)
  })

main()
