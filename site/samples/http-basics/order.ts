import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/order'

const main = () =>
  visiting(http, async (visit) => {
    const print = async (status: number, path: string) => {
      const response = await visit('GET', path)
      assert.equal(response.status, status)
      const text = (await response.text()).replaceAll('\n', ' / ')
      console.log(`GET ${path}`.padEnd(15), status, text)
    }

    await print(200, '/users/7')
    await print(400, '/users/me')
    await print(200, '/teams/mine')
    await print(200, '/books/new')
    assert.equal((await visit('GET', '/teams/7')).status, 200)
    assert.equal((await visit('GET', '/books/7')).status, 200)
    assert.equal((await visit('GET', '/books/old')).status, 404)
  })

main()
