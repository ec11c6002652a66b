import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Response } from 'farrow-http'
import { safeStream } from './archive'

export const relay = async (url: string) => {
  const { ok, body } = await fetch(url)
  if (!ok || !body) return Response.status(502)
  return Response.stream(safeStream(Readable.fromWeb(body as ReadableStream)))
}
