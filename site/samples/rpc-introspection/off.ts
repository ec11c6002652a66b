import assert from 'node:assert/strict'
import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'
import { RegExp } from 'farrow-schema/validator'
import { serve } from './lib/serve'
import { createHttp } from './src/app'
import { ask } from './src/ask'

const main = async () => {
  const { url, close } = await serve(createHttp(false))

  try {
    await ask(`${url}/api`)
    assert.fail('introspection answered')
  } catch (error) {
    const { message } = error as Error
    assert.match(message, /^404/)
    console.log(message)
  }
  close()

  // What the page says of an undefined option, and of a RegExp.
  const code = Api({ input: { code: RegExp(/^a/) }, output: {} }, () => ({}))
  for (const introspection of [undefined, true]) {
    const http = Http({ logger: false })
    const entries = { code }
    http.route('/api').use(ApiService({ entries, introspection }))
    const { url, close } = await serve(http)
    await assert.rejects(
      ask(`${url}/api`),
      introspection ? /^Error: 500 .*No impl found for Formatter/s : /404/,
    )
    close()
  }
}

main()
