import './lib/production'
import { cors } from 'farrow-cors'
import { Http } from 'farrow-http'
import { body, serve } from './lib/serve'
import { payments } from './src/bank'

const http = Http({ logger: false })
http.use(cors({ origin: ['https://bank.example'] }))
http.route('/payments').use(payments)

serve(http, async (send) => {
  const form = body(
    'application/x-www-form-urlencoded',
    'to=eve&amount=900',
    'https://evil.example',
  )
  const response = await send('POST /payments', form)
  const allowed = response.headers.get('access-control-allow-origin')
  console.log('Access-Control-Allow-Origin:', allowed)
  console.log(response.status, await response.text())
})
