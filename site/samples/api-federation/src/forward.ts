import type { Fetch, FederationOptions } from 'farrow-federation'

// Asks for the description of a service and leaves its types out.
const describe: Fetch = async (url) => {
  const response = await fetch(url)
  return Response.json({ ...(await response.json()), types: {} })
}

// Sends a call on without the headers of the client.
const forward: FederationOptions['fetcher'] = async ({ url, calling }) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(calling),
  })
  return response.json()
}

export const forwarding = { fetch: describe, fetcher: forward }
