// #region app
import type { IncomingMessage } from 'node:http'
import { cors } from 'farrow-cors'
import type { CorsOptions, CorsOptionsDelegate } from 'farrow-cors'
import { Http } from 'farrow-http'

const open: CorsOptions = { origin: '*' }
const closed: CorsOptions = { origin: false }

const byPath: CorsOptionsDelegate<IncomingMessage> = (request, callback) => {
  callback(null, request.url?.startsWith('/public') ? open : closed)
}

const http = Http()

http.use(cors(byPath))
// #endregion app
