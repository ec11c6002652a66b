import assert from 'node:assert/strict'

import './lib/production'
import { json, print, withServer } from './lib/request'
import { http } from './src/app'

const single = { path: ['stock', 'take'], input: { item: 'tea', count: 1 } }
const callings: [note: string, calling: unknown][] = [
  ['single', { type: 'Single', ...single }],
  ['batch', { type: 'Batch', callings: [single, { path: ['x'], input: 1 }] }],
  ['batch without callings', { type: 'Batch' }],
  ['wrong path', { path: ['stock', 'put'], input: {} }],
  ['wrong input', { ...single, input: { item: 'tea', count: '1' } }],
  ['no input', { path: ['stock', 'take'] }],
  ['no path', { input: {} }],
  ['introspection', { type: 'Introspection' }],
]

withServer(http, async (send) => {
  for (const [note, calling] of callings) {
    const answer = await send('POST /api', json(calling))

    assert.equal(answer.status, 200)
    print(note, answer)
  }

  const get = await send('GET /api')
  const broken = await send('POST /api', { ...json(0), body: '{"path":' })

  print('GET', get)
  print('broken JSON', broken)
  assert.equal(get.status, 404)
  assert.equal(broken.status, 500)
})
