import { stripVTControlCharacters } from 'node:util'
import { Http } from 'farrow-http'

export const createHttp = (write: (line: string) => void) => {
  return Http({
    logger: {
      transporter: (line) => {
        const plain = stripVTControlCharacters(line).trim()
        if (plain.includes('/__introspection__')) return
        write(plain)
      },
    },
  })
}
