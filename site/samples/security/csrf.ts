import './lib/production'
import { ApiService } from 'farrow-api-server'
import { Http, type HttpPipeline } from 'farrow-http'
import { body, serve } from './lib/serve'
import { http as guarded } from './src/app'
import { entries, payments } from './src/bank'

const open = Http({ logger: false })
open.route('/payments').use(payments)
open.route('/api').use(ApiService({ entries }))

const call = 'type=Single&path[0]=cancel&input[id]=42'
const form = 'application/x-www-form-urlencoded'
const json = '{"to":"eve","amount":900}'

// What a page of another site can make a visitor's browser send.
const attack = (http: HttpPipeline, from: string) =>
  serve(http, async (send) => {
    const show = async (what: string, line: string, init?: RequestInit) => {
      const response = await send(line, init)
      const text = await response.text()
      const done = /paid|canceled/.test(text) ? 'executed' : 'refused'
      console.log(`  ${what}: ${response.status} ${done}`)
    }

    const post = 'POST /payments'
    await show('form', post, body(form, 'to=eve&amount=900', from))
    await show('text that is JSON', post, body('text/plain', json, from))
    await show('link to a function', `GET /api?${call}`)
    await show('form to a function', 'POST /api', body(form, call, from))
  })

const main = async () => {
  console.log('without guards, from evil.example')
  await attack(open, 'https://evil.example')
  console.log('with guards, from evil.example')
  await attack(guarded, 'https://evil.example')

  const own = 'https://bank.example'
  await serve(guarded, async (send) => {
    const init = body('application/json', json, own)
    const response = await send('POST /payments', init)
    console.log('own page:', response.status, await response.text())
  })
}

main()
