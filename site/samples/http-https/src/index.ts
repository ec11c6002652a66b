import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { http } from './app'

const tls = {
  key: readFileSync('certificates/key.pem'),
  cert: readFileSync('certificates/cert.pem'),
}

createServer(tls, http.handle).listen(3443)
