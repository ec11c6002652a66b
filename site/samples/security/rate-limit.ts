import './lib/production'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { rateLimit } from './src/rate-limit'

let time = 0
const http = Http({ logger: false })

const login = http.route('/login')
login.use(rateLimit({ limit: 3, seconds: 60, now: () => time }))
login.use(() => Response.status(401).json({ message: 'Wrong password' }))

serve(http, async (send) => {
  for (const second of [0, 1, 2, 3, 61]) {
    time = second * 1000
    const response = await send('POST /login')
    console.log(`second ${second}: ${response.status}`, await response.text())
  }
})
