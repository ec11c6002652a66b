import { createApiClient } from 'http://localhost:3000/api/client.ts'

type Input = { path: string[]; input: unknown }

// Sends one call to the service and returns its output.
const createLoader =
  (url: string) =>
  async ({ path, input }: Input) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'Single', path, input }),
    })
    if (!response.ok) throw new Error(await response.text())

    const result = await response.json()
    if (result.type === 'ApiErrorResponse') {
      throw new Error(result.error.message)
    }
    return result.output
  }

const url = 'http://localhost:3000/api'
const api = createApiClient({ loader: createLoader(url) })

const { fruit, votes } = await api.votes.add({ fruit: 'pear' })
console.log(fruit, votes)
