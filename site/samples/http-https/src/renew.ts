import { readFileSync, watchFile } from 'node:fs'
import type { Server } from 'node:https'

export const read = (folder: string) => ({
  key: readFileSync(`${folder}/key.pem`),
  cert: readFileSync(`${folder}/cert.pem`),
})

/** Serves a renewed certificate without a restart. */
export const renew = (server: Server, folder: string) => {
  watchFile(`${folder}/cert.pem`, () => {
    server.setSecureContext(read(folder))
  })
}
