import { join } from 'node:path'
import { Http } from 'farrow-http'

export const http = Http()

http.serve('/static', join(process.cwd(), 'public'))
