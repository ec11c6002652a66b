import assert from 'node:assert/strict'
import { createApiPipelineWithUrl, defaultFetcher } from 'farrow-api-client'
import type { Fetcher } from 'farrow-api-client'
import { serve } from './lib/serve'

const main = async () => {
  const { url, close } = serve()
  let requests = 0

  const fetcher: Fetcher = (request) => {
    requests += 1
    return defaultFetcher(request)
  }

  // #region batch
  const { invoke } = createApiPipelineWithUrl(url, { fetcher })

  const quote = (seats: number) =>
    invoke(
      { type: 'Single', path: ['tickets', 'quote'], input: { seats } },
      { batch: true },
    )

  const quotes = await Promise.all([quote(2), quote(4), quote(6)])

  console.log(quotes)
  console.log(`HTTP requests: ${requests}`)
  // #endregion batch
  assert.equal(quotes.length, 3)
  assert.equal(requests, 1)
  close()
}

main()
