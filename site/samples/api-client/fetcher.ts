import { withService } from './lib/service'
import { createLoad } from './src/load'

const path = ['math', 'square']

withService(async (url, seen) => {
  const load = createLoad(url)
  const options = { token: 'abc' }

  // #region call
  console.log(await load({ path, input: { n: 4 } }, options))
  console.log('token seen by the server:', seen[0]?.token)

  const lost = createLoad(url.replace('/api', '/nowhere'))
  const results = await Promise.allSettled([
    lost({ path, input: { n: 1 } }, options),
    lost({ path, input: { n: 2 } }, options),
  ])

  for (const result of results) {
    console.log(result.status === 'rejected' && String(result.reason))
  }
  // #endregion call
})
