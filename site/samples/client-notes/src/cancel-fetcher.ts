import type { Fetcher } from 'farrow-api-client'

declare global {
  interface ApiClientLoaderOptions {
    signal?: AbortSignal
  }
}

export const createCancelFetcher =
  (url: string): Fetcher =>
  (calling, { signal }) =>
    fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(calling),
      signal,
    })
