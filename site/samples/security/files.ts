import './lib/production'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Http, NOT_FOUND_RESPONSE } from 'farrow-http'
import { serve, type Send } from './lib/serve'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
writeFileSync(join(folder, '.env'), 'SECRET=1')

const open = Http({ logger: false })
open.serve('/', folder)

// #region guard
const http = Http({ logger: false })
http.use((request, next) => {
  return request.pathname.includes('/.') ? NOT_FOUND_RESPONSE : next(request)
})
http.serve('/', folder)
// #endregion guard

const ask = async (send: Send) => {
  const response = await send('GET /.env')
  console.log('GET /.env ->', response.status, await response.text())
}

serve(open, ask)
  .then(() => serve(http, ask))
  .finally(() => rmSync(folder, { recursive: true }))
