import { createLoader, type Fetcher } from 'farrow-api-client'

export const checkedLoader = (url: string) => {
  const fetcher: Fetcher = async (calling) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(calling),
      signal: AbortSignal.timeout(5000),
    })
    const type = response.headers.get('Content-Type') ?? ''
    if (!response.ok || !type.includes('json')) {
      throw new Error(`${response.status} from the service`)
    }
    return response
  }

  return createLoader(fetcher, { stream: false })
}
