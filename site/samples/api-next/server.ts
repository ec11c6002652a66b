import assert from 'node:assert/strict'
import { AddressInfo } from 'node:net'
import { copySite } from './lib/site'

Object.assign(process.env, {
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'development',
})

// what Next logs has times in it
const print = console.log
console.log = () => {}

const main = async () => {
  const { createApp } = await import('./src/app')
  const { dir, remove } = await copySite()
  const { http } = createApp(dir)
  const server = http.listen(0)
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  process.env.NEXT_PUBLIC_API_URL = origin

  const get = async (path: string) => {
    const response = await fetch(origin + path)
    return { status: response.status, text: await response.text() }
  }

  const api = await get('/api/stars')
  print('/api/stars', api.status, api.text)
  assert.equal(api.text, '{"stars":42}')

  const page = await get('/?name=docs')
  const button = /<button>.*?<\/button>/.exec(page.text)?.[0]
  print('/?name=docs', page.status, button)
  assert.equal(button, '<button>docs: 42 stars</button>')
  assert.ok(page.text.includes('"states":[{"stars":42}]'))

  const missing = await get('/nowhere')
  print('/nowhere', missing.status)
  assert.ok(missing.text.includes('This page could not be found'))

  server.close()
  server.closeAllConnections()
  await remove()
  // the compiler of Next keeps watching
  process.exit(0)
}

main()
