import { createWriteStream } from 'node:fs'
import { Http } from 'farrow-http'
import { stripVTControlCharacters } from 'node:util'

export const createHttp = (path: string) => {
  const file = createWriteStream(path, { flags: 'a' })
  const http = Http({
    logger: {
      transporter: (line) => {
        const time = new Date().toISOString()
        file.write(`${time} ${stripVTControlCharacters(line).trim()}\n`)
      },
    },
  })
  return { http, file }
}
