import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { HttpError } from 'farrow-http'

export type Received = { path: string; filename: string }
type Options = { folder: string; maxBytes: number }

const createParser = (req: IncomingMessage, maxBytes: number) => {
  try {
    return busboy({
      headers: req.headers,
      limits: { files: 1, fileSize: maxBytes, fields: 10, fieldSize: 1_000 },
    })
  } catch {
    throw new HttpError('Send multipart/form-data', 415)
  }
}

const save = async (stream: Readable, path: string) => {
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx' }))
    if ('truncated' in stream && stream.truncated) {
      throw new HttpError('The file is too large', 413)
    }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

// Writes the file of a form to `folder`, under a name of its own.
export const receiveFile = async (
  req: IncomingMessage,
  { folder, maxBytes }: Options,
): Promise<Received> => {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > maxBytes + 20_000) {
    throw new HttpError('The file is too large', 413)
  }

  const parser = createParser(req, maxBytes)
  const files: Received[] = []
  const saving: Promise<void>[] = []
  await mkdir(folder, { recursive: true })

  parser.on('file', (_field, stream, { filename }) => {
    const path = join(folder, randomUUID())
    files.push({ path, filename })
    saving.push(save(stream, path))
  })

  const received = await Promise.allSettled([pipeline(req, parser)])
  const saved = await Promise.allSettled(saving)

  if (received[0].status === 'rejected') {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
    throw new HttpError('The form is not complete', 400)
  }
  const failed = saved.find((one) => one.status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason

  const [file] = files
  if (!file) throw new HttpError('The form has no file', 400)
  return file
}
