import { createLoader } from 'farrow-api-client'
import type { Fetcher } from 'farrow-api-client'

declare global {
  interface ApiClientLoaderOptions {
    token?: string
  }
}

export const createLoad = (url: string) => {
  const fetcher: Fetcher = async (calling, { token = '' }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Token': token },
      body: JSON.stringify(calling),
    })
    if (!response.ok) {
      throw new Error(`The service responded with ${response.status}`)
    }
    return response
  }

  return createLoader(fetcher, { stream: false })
}
