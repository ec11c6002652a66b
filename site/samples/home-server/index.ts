import assert from 'node:assert/strict'
import { openedServer } from './lib/free-port'

process.env.NODE_ENV = 'production'

const main = async () => {
  await import('./src/index')
  const { url, close } = await openedServer()

  const post = async (path: string, body: unknown) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    console.log(`POST ${path} ${response.status}`)
    console.log(text)
    return response.status
  }

  assert.equal(await post('/books/7', { stars: 5, text: 'Dog-eared' }), 201)
  assert.equal(await post('/books/7', { stars: 'five', text: '' }), 400)
  assert.equal(await post('/books/x', { stars: 5, text: '' }), 400)
  close()
}

main()
