import assert from 'node:assert/strict'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createApp } from './src/behind-proxy'

// What a proxy would send for a visitor at 203.0.113.7.
const headers = {
  'X-Forwarded-For': '198.51.100.9, 203.0.113.7',
  'X-Forwarded-Proto': 'https',
}

const visit = async (proxies: string[], host = '127.0.0.1') => {
  const server = createApp(proxies).listen({ port: 0, host })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  for (const path of ['/shop/visitor', '/shop/old', '/shop/login']) {
    const url = `http://127.0.0.1:${port}${path}`
    const response = await fetch(url, { headers, redirect: 'manual' })
    const location = response.headers.get('Location')
    const result = location ? `to ${location}` : await response.text()
    console.log(`  ${path}: ${response.status} ${result}`)
  }

  server.close()
  server.closeAllConnections()
}

const main = async () => {
  console.log('from a trusted proxy')
  await visit(['127.0.0.1'])
  console.log('from anybody else')
  await visit(['10.0.0.2'])

  const lines: string[] = []
  console.log = (line) => lines.push(line)
  await visit(['127.0.0.1'], '::ffff:127.0.0.1')
  assert.match(lines[0], /"address":"203\.0\.113\.7"/)
  await visit(['10.0.0.2'], '::ffff:127.0.0.1')
  assert.match(lines[3], /"address":"127\.0\.0\.1"/)
}

main()
