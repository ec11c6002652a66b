import assert from 'node:assert/strict'
import { serve } from './lib/serve'

// #region batch
import { createLoader } from 'farrow-api-client'
import { createApiClient } from './lib/api'

const quoteAll = (url: string) => {
  const loader = createLoader(url, { stream: false })
  const { tickets } = createApiClient({ loader })

  return Promise.all([
    tickets.quote({ seats: 2 }),
    tickets.quote({ seats: 4 }),
    tickets.quote({ seats: 6 }),
  ])
}
// #endregion batch

const main = async () => {
  const { url, requests, close } = await serve()
  const quotes = await quoteAll(url)
  console.log(quotes)
  console.log(`HTTP requests: ${requests()}`)
  assert.equal(quotes[1].price, 50)
  assert.equal(requests(), 1)
  close()
}

main()
