import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { AddressInfo } from 'node:net'
import { controllerOf } from './lib/request'

// #region controller
import { Controller } from 'farrow-next'

class Account extends Controller {
  load(api: string) {
    return this.getJson(`${api}/me`, { fields: ['id', 'name'] })
  }

  save(api: string) {
    return this.postJson(`${api}/me`, { name: 'Ada' })
  }

  // another host: do not send the visitor's cookies there
  rate(api: string) {
    return this.getJson(`${api}/rate`, {}, { credentials: 'omit' })
  }

  // looks at the status before it parses the body
  async find(api: string, id: string) {
    const response = await this.fetch(`${api}/users/${id}`)
    if (response.ok) return response.json()
    throw new Error(`No user ${id}: status ${response.status}`)
  }
}
// #endregion controller

const main = async () => {
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => (body += chunk))
    req.on('end', () => {
      if (req.url === '/html') return res.end('<p>')
      if (req.url === '/users/8') res.statusCode = 404
      const { method, url, headers } = req
      res.end(JSON.stringify({ method, url, body, cookie: headers.cookie }))
    })
  }).listen(0)
  const { port } = server.address() as AddressInfo
  const api = `http://127.0.0.1:${port}`

  const account = await controllerOf(Account)
  console.log(await account.load(api))
  console.log(await account.save(api))
  console.log(await account.rate(api))
  console.log(await account.find(api, '8').catch(({ message }) => message))
  assert.equal((await account.find(api, '7')).cookie, 'session=abc')
  assert.equal((await account.load(api)).cookie, 'session=abc')
  assert.equal((await account.rate(api)).cookie, undefined)
  await assert.rejects(account.getJson(`${api}/html`), SyntaxError)
  await assert.rejects(account.getJson('/me'), TypeError)

  server.close()
  server.closeAllConnections()
}

main()
