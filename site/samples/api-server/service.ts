import { print, withServer } from './lib/ask'
import { http } from './src/app'

withServer(http, async (ask) => {
  const input = { item: 'tea', count: 2 }
  const calling = { type: 'Single', path: ['stock', 'take'], input }

  await print('first call', await ask('POST /api', calling))
  await print('second call', await ask('POST /api', calling))
})
