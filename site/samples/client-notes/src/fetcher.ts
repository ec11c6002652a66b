import type { Fetcher } from 'farrow-api-client'

export const createFetcher =
  (token: () => string): Fetcher =>
  async ({ url, calling }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: token(),
      },
      body: JSON.stringify(calling),
      signal: AbortSignal.timeout(5000),
    })

    // The service answers 200 also for errors; any other status is foreign.
    if (!response.ok) {
      throw new Error(`${response.status} ${await response.text()}`)
    }
    return response.json()
  }
