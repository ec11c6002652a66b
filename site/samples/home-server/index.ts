import assert from 'node:assert/strict'
import { openedServer } from './lib/free-port'

process.env.NODE_ENV = 'production'

const main = async () => {
  await import('./src/index')
  const { url, close } = await openedServer()

  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { connection: 'close' } })
    const text = await response.text()
    console.log(`GET ${path}`)
    console.log(`${response.status} ${text.split('\n').at(-1)}`)
    return response.status
  }

  assert.equal(await get('/books/7'), 200)
  assert.equal(await get('/books/seven'), 400)
  close()
}

main()
