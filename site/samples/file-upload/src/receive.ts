// #region parser
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
type Options = { folder: string; maxBytes: number; maxFiles?: number }

const createParser = (
  { headers }: IncomingMessage,
  fileSize: number,
  files: number,
) => {
  try {
    const limits = { files, fileSize, fields: 10, fieldSize: 1_000 }
    return busboy({ headers, limits })
  } catch {
    throw new HttpError('Send multipart/form-data', 415)
  }
}
// #endregion

// #region save
const save = async (stream: Readable, path: string) => {
  stream.on('limit', () => {
    stream.destroy(new HttpError('The file is too large', 413))
  })
  try {
    await pipeline(stream, createWriteStream(path, { flags: 'wx' }))
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}
// #endregion

// #region receive
// Writes the files of a form to `folder`, each under a name of its own.
export const receiveFiles = async (
  req: IncomingMessage,
  { folder, maxBytes, maxFiles = 1 }: Options,
): Promise<Received[]> => {
  const announced = Number(req.headers['content-length'] ?? 0)
  if (announced > maxBytes * maxFiles + 20_000) {
    throw new HttpError('The file is too large', 413)
  }

  const parser = createParser(req, maxBytes, maxFiles)
  const files: Received[] = []
  const saving: Promise<void>[] = []
  await mkdir(folder, { recursive: true })

  // The first failure refuses the form, and nothing more of it is read.
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    parser.destroy(error)
  }

  parser.on('file', (_field, stream, { filename }) => {
    const path = join(folder, randomUUID())
    files.push({ path, filename })
    // Handled at once, because the form may go on for long.
    saving.push(save(stream, path).catch(fail))
  })

  await pipeline(req, parser).catch(() => {
    fail(new HttpError('The form is not complete', 400))
  })
  await Promise.all(saving)

  if (failure) {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
    throw failure
  }
  if (files.length === 0) throw new HttpError('The form has no file', 400)
  return files
}
// #endregion
