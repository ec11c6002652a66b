import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Http, HttpError, Response, useReq } from 'farrow-http'
import { safeErrors } from './errors'
import { imageType } from './image-type'
import { receiveFiles } from './receive'

export const createApp = (folder: string) => {
  const http = Http({ logger: false })
  const incoming = join(folder, 'incoming')
  const photos = join(folder, 'photos')

  http.use(safeErrors())

  http.post('/photos').use(async () => {
    const options = { folder: incoming, maxBytes: 1_000_000 }
    const [{ path, filename }] = await receiveFiles(useReq(), options)

    const type = await imageType(path)
    if (!type) {
      await rm(path)
      throw new HttpError('Only PNG, JPEG and GIF', 415)
    }

    await mkdir(photos, { recursive: true })
    const name = `${basename(path)}.${type}`
    await rename(path, join(photos, name))
    return Response.status(201).json({ url: `/photos/${name}`, filename })
  })

  http.get('/photos/<name:string>').use(async ({ params }) => {
    const known = /^[0-9a-f-]{36}\.(png|jpg|gif)$/.test(params.name)
    const path = join(photos, params.name)
    if (!known || !(await stat(path).catch(() => undefined))) {
      throw new HttpError('No such photo', 404)
    }
    return Response.file(path).header('X-Content-Type-Options', 'nosniff')
  })

  return http
}
