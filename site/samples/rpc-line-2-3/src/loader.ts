import type { ApiClientOptions } from './generated/client'

// Sends one call to the service and unwraps the answer.
export const createLoader =
  (service: string): ApiClientOptions['loader'] =>
  async ({ path, input }) => {
    const response = await fetch(service, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'Single', path, input }),
    })
    if (!response.ok) throw new Error(await response.text())

    const answer = await response.json()
    if (answer.type === 'ApiErrorResponse') {
      throw new Error(answer.error.message)
    }
    return answer.output
  }
