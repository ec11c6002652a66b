import './lib/production'
import assert from 'node:assert/strict'
import { requests } from './lib/requests'
import { serve } from './lib/serve'
import { createApp } from './src/app'

const logged: unknown[] = []
const http = createApp((error) => logged.push(error))

serve(http.server(), requests).then(() => {
  const [error] = logged
  assert.ok(error instanceof Error)
  assert.match(error.stack ?? '', /routes\.ts:\d+/)
  console.log(`logged with its stack: ${error.message}`)
})
