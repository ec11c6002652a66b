import type { FormatResult } from 'farrow-api/dist/toJSON'

export const ask = async (service: string): Promise<FormatResult> => {
  const response = await fetch(service, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'Introspection' }),
  })
  const answer = await response.json()

  if (answer.type !== 'ApiSuccessResponse') {
    throw new Error(answer.error.message)
  }
  return answer.output
}
