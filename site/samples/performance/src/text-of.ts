import type { Response } from 'farrow-http'

// The text that a response sends; null for streams, files and the like.
export const textOf = ({ info }: Response): string | null => {
  if (info.body?.type === 'string') return info.body.value
  if (info.body?.type === 'json') return JSON.stringify(info.body.value)
  return null
}
