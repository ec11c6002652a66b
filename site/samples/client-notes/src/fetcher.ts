import type { Fetcher } from 'farrow-api-client'

export const createFetcher =
  (url: string, token: () => string): Fetcher =>
  async (calling) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: token(),
      },
      body: JSON.stringify(calling),
      signal: AbortSignal.timeout(5000),
    })

    // The service responds with 200 to errors too. Any other status
    // comes from something in front of it.
    if (!response.ok) {
      throw new Error(`${response.status} ${await response.text()}`)
    }
    return response
  }
