import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HttpPipeline } from 'farrow-http'

type Run = (port: number, folder: string) => Promise<void>

export const serve = async (
  create: (folder: string) => HttpPipeline,
  run: Run,
) => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'))
  const server = create(folder).listen({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  try {
    await run((server.address() as AddressInfo).port, folder)
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(folder, { recursive: true })
  }
}

// The smallest PNG: one transparent pixel.
export const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAC' +
      'hwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
)
