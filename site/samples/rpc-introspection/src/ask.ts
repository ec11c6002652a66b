import type { FormatResult } from 'farrow-api/dist/toJSON'

export const ask = async (service: string): Promise<FormatResult> => {
  const response = await fetch(`${service}/__introspection__`)
  if (!response.ok) {
    throw new Error(`${response.status} ${await response.text()}`)
  }
  return response.json()
}
