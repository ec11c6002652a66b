import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'

export type Answer = { status: number; body: string }

export const asker = (server: Server) => {
  const { port } = server.address() as AddressInfo

  return async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json', ...headers } : headers,
      body: body ? JSON.stringify(body) : undefined,
    })
    return { status: response.status, body: await response.text() }
  }
}

export const show = (
  title: string,
  { status, body }: Answer,
  headers: Record<string, string> = {},
) =>
  [
    title,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    body ? `${status} ${body}` : `${status}`,
  ].join('\n')
