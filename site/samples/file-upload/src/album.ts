import { Http, Response, useReq } from 'farrow-http'
import { safeErrors } from './errors'
import { receiveFiles } from './receive'

export const createAlbum = (folder: string) => {
  const http = Http({ logger: false })

  http.use(safeErrors())

  http.post('/album').use(async () => {
    const options = { folder, maxBytes: 1_000_000, maxFiles: 3 }
    const files = await receiveFiles(useReq(), options)
    return Response.status(201).json(files.map(({ filename }) => filename))
  })

  return http
}
