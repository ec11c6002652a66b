import { setTimeout } from 'node:timers/promises'
import { createLoader } from 'farrow-api-client'
import { withService } from './lib/service'

const path = ['math', 'square']

withService(async (url) => {
  const wrong = url.replace('/api', '/nowhere')

  // #region call
  for (const stream of [true, false]) {
    const load = createLoader(wrong, { stream })
    const calls = Promise.allSettled([
      load({ path, input: { n: 1 } }),
      load({ path, input: { n: 2 } }),
    ])
    const ended = await Promise.race([calls, setTimeout(1000, null)])
    const [result] = ended ?? []

    console.log(`stream: ${stream}:`, result?.status ?? 'never settled')
  }
  // #endregion call
})
