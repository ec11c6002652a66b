import type { IncomingMessage } from 'node:http'

export const readJson = async (req: IncomingMessage): Promise<any> => {
  let text = ''
  for await (const chunk of req) text += chunk
  return JSON.parse(text || '{}')
}
