import assert from 'node:assert/strict'

import './lib/production'
import { json, print, withServer } from './lib/request'
import { http } from './src/app'

withServer(http, async (send) => {
  const calling = { path: ['stock', 'take'], input: { item: 'tea', count: 2 } }

  for (const type of ['ApiSuccessResponse', 'ApiErrorResponse']) {
    const answer = await send('POST /api', json(calling))

    assert.equal(JSON.parse(answer.body).type, type)
    print('POST /api', answer)
  }
})
