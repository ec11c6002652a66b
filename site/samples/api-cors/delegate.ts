import './lib/production'
import { withServer } from './lib/request'
import { show } from './lib/show'

// #region app
import type { IncomingMessage } from 'node:http'
import { cors } from 'farrow-cors'
import type { CorsOptions, CorsOptionsDelegate } from 'farrow-cors'
import { Http, Response } from 'farrow-http'

const open: CorsOptions = { origin: '*' }
const closed: CorsOptions = { origin: false }

const byPath: CorsOptionsDelegate<IncomingMessage> = (request, callback) => {
  callback(null, request.url?.startsWith('/public') ? open : closed)
}

const http = Http()

http.use(cors(byPath))
http.get('/public/time').use(() => Response.text('noon'))
http.get('/private/time').use(() => Response.text('midnight'))
// #endregion app

withServer(http, async (send) => {
  await show(send, 'GET /public/time', 'https://app.example.com')
  await show(send, 'GET /private/time', 'https://app.example.com')
})
