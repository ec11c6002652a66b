import assert from 'node:assert/strict'

import './lib/production'
import { withServer } from './lib/request'
import { http } from './src/app'

withServer(http, async (send) => {
  const preflight = {
    headers: { 'Access-Control-Request-Method': 'GET' },
  }
  const origins: (string | null)[] = []
  const show = async (line: string, init?: RequestInit) => {
    const { status, headers, body } = await send(line, init)

    origins.push(headers.get('access-control-allow-origin'))
    console.log(`${line} -> ${status} ${body}`.trim())
    headers.forEach((value, name) => {
      if (/^(access|vary)/.test(name)) console.log(`  ${name}: ${value}`)
    })
  }

  await show('OPTIONS /time', preflight)
  await show('GET /time')
  await show('GET /nowhere')
  assert.deepEqual(origins, Array(3).fill('https://app.example.com'))
})
