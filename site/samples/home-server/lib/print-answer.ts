import assert from 'node:assert/strict'
import { openedServer } from './free-port'

process.env.NODE_ENV = 'production'

/** Sends a request to the program that the page shows, and prints what it answers. */
export const printAnswer = async (path: string, status: number) => {
  await import('../src/index')
  const { url, close } = await openedServer()
  const response = await fetch(url + path, { headers: { connection: 'close' } })
  console.log(`${response.status} ${response.statusText}`)
  console.log(`content-type: ${response.headers.get('content-type')}`)
  console.log(await response.text())
  assert.equal(response.status, status)
  close()
}
