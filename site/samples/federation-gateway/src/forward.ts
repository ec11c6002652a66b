import { ApiErrorResponse } from 'farrow-api-server'
import type { Fetch, FederationOptions } from 'farrow-federation'

// Asks for the description of a service, and keeps only its functions.
const describe: Fetch = async (url) => {
  const response = await fetch(url, { signal: AbortSignal.timeout(5000) })
  return Response.json({ ...(await response.json()), types: {} })
}

// Sends a call on with one header of the client, and no others.
const forward: FederationOptions['fetcher'] = async ({
  url,
  calling,
  options,
}) => {
  const { authorization = '' } = { ...options?.headers } as {
    authorization?: string
  }
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', authorization },
      body: JSON.stringify(calling),
      signal: AbortSignal.timeout(5000),
    })
    return await response.json()
  } catch (error) {
    console.log((error as Error).message)
    return ApiErrorResponse('The service is not available')
  }
}

export const forwarding: FederationOptions = {
  fetch: describe,
  fetcher: forward,
}
