import { createLoader } from 'farrow-api-client'
import { withGateway } from './lib/with-gateway'

withGateway(async (url) => {
  // #region call
  const load = createLoader(url, { stream: false })

  const results = await Promise.all([
    load({ path: ['users', 'find'], input: { id: 1 } }),
    load({ path: ['orders', 'list'], input: {} }),
  ])
  console.log(results)
  // #endregion call
})
