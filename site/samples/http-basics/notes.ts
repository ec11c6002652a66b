import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/notes'

const main = () =>
  visiting(http, async (visit) => {
    const print = async (method: string, path: string, body?: unknown) => {
      const response = await visit(method, path, body)
      const text = await response.text()
      const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`
      console.log(`${method} ${path}${sent}`)
      console.log(`${response.status} ${text.replaceAll('\n', ' / ')}\n`)
      return response.status
    }

    assert.equal(await print('GET', '/notes/1'), 200)
    assert.equal(await print('GET', '/notes/7'), 404)
    assert.equal(await print('GET', '/notes?tag=home&limit=1'), 200)
    const milk = { title: 'Buy milk', stars: '2', tags: ['home'] }
    assert.equal(await print('POST', '/notes', milk), 201)
    assert.equal(await print('PUT', '/stars', { stars: 'many' }), 422)
  })

main()
