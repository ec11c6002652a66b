import assert from 'node:assert/strict'
import { Http, Response, useReq, useRequestInfo } from 'farrow-http'
import { createApp } from './src/app'

const http = Http({ logger: false })
http.get('/hello').use(() => Response.text('Hello'))
http.get('/agent').use(() => Response.json(useReq().headers))
http.get('/path').use(() => Response.text(useRequestInfo().pathname))

const print = async (what: string, run: () => unknown) => {
  try {
    await run()
    assert.fail('must throw')
  } catch (error) {
    assert.ok(error instanceof Error && error.name !== 'AssertionError')
    console.log(`${what}\n  ${error.message.replaceAll('\n', ' / ')}`)
  }
}

const main = async () => {
  await print('no route, no onLast', () =>
    http.run({ method: 'GET', pathname: '/nowhere' }),
  )
  await print('no method', () => http.run({ pathname: '/hello' }))
  await print('useReq', () => http.run({ method: 'GET', pathname: '/agent' }))
  await print('useRequestInfo', () =>
    http.run({ method: 'GET', pathname: '/path' }),
  )
  await print('contexts of Http are not used', () =>
    createApp(new Map()).run({ method: 'GET', pathname: '/tea' }),
  )
}

main()
