import './lib/production'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Http } from 'farrow-http'
import { withWebhooks } from './src/webhook'

const http = Http({ logger: false })

const main = async () => {
  const server = withWebhooks(http, 'a secret')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  const send = async (what: string, text: string, signature: string) => {
    const url = `http://127.0.0.1:${port}/webhooks/payments`
    const headers = {
      'Content-Type': 'application/json',
      'X-Signature': signature,
    }
    const init = { method: 'POST', headers, body: text }
    const response = await fetch(url, init)
    console.log(`${what}: ${response.status} ${await response.text()}`)
  }

  const text = '{ "paid": 3.50 }'
  const hmac = createHmac('sha256', 'a secret').update(text).digest('hex')
  await send('genuine', text, `sha256=${hmac}`)
  await send('the same value, written again', '{"paid":3.5}', `sha256=${hmac}`)
  await send('no signature', text, '')

  server.close()
  server.closeAllConnections()
}

main()
