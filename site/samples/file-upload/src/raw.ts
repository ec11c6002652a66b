import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Http, HttpError, Response, useReq } from 'farrow-http'

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
    try {
      await pipeline(useReq(), limit(maxBytes), createWriteStream(path))
      return Response.status(201)
    } catch (error) {
      await rm(path, { force: true })
      throw error
    }
  })

  return http
}
