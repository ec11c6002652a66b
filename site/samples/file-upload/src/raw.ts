import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Http, HttpError, Response, useReq, useRequestInfo } from 'farrow-http'

const limit = (maxBytes: number) => {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes <= maxBytes) done(null, chunk)
      else done(new HttpError('The file is too large', 413))
    },
  })
}

export const createBackup = (path: string, maxBytes: number) => {
  const http = Http({ logger: false, errorStack: false })

  http.put('/backup').use(async () => {
    // Farrow has parsed the body, so the stream has nothing left.
    if (useRequestInfo().body !== null) {
      throw new HttpError('Send application/octet-stream', 415)
    }

    const partial = `${path}.${randomUUID()}`
    try {
      await pipeline(useReq(), limit(maxBytes), createWriteStream(partial))
      await rename(partial, path)
      return Response.status(201)
    } catch (error) {
      await rm(partial, { force: true })
      throw error
    }
  })

  return http
}
