import { Buffer } from './buffer.ts'

type Source = AsyncIterable<string | Uint8Array>

export async function buffer(stream: Source): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(typeof part === 'string' ? Buffer.from(part) : part)
  return Buffer.concat(parts)
}

export const text = async (stream: Source): Promise<string> => (await buffer(stream)).toString()
export const json = async (stream: Source): Promise<unknown> => JSON.parse(await text(stream))
export const arrayBuffer = async (stream: Source): Promise<ArrayBuffer> => new Uint8Array(await buffer(stream)).buffer
export const blob = async (stream: Source): Promise<Blob> => new Blob([await buffer(stream)])
export default { buffer, text, json, arrayBuffer, blob }
