import { codegen } from 'farrow-api/dist/codegen'
import type { FormatResult } from 'farrow-api/dist/toJSON'

export const generate = async (service: string): Promise<string> => {
  const response = await fetch(`${service}/__introspection__`)
  const introspection = (await response.json()) as FormatResult
  return codegen(introspection)
}
