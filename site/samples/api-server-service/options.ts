import assert from 'node:assert/strict'

import { json, withServer } from './lib/request'

// #region app
import { Api } from 'farrow-api'
import { ApiService } from 'farrow-api-server'
import { Http } from 'farrow-http'

const save = Api({ input: { text: String }, output: { at: Date } }, () => {
  throw new Error('disk is full')
})
const now = Api({ input: {}, output: { at: Date } }, () => {
  return { at: new Date(0), secret: 'dropped' }
})
const broken = Api({ input: {}, output: { at: Date } }, () => {
  return { at: 'soon' } as never
})

const entries = { save, now, broken }
const http = Http({ logger: false })

http.route('/quiet').use(
  ApiService({ entries, errorStack: false, introspection: false }),
)
http.route('/open').use(
  ApiService({ entries, errorStack: true, introspection: true }),
)
// #endregion app

withServer(http, async (send) => {
  const call = async (line: string, calling: unknown) => {
    const { body } = await send(line, json(calling))
    return JSON.parse(body)
  }
  const failing = { path: ['save'], input: { text: 'a' } }
  const quiet = await call('POST /quiet', failing)
  const open = await call('POST /open', failing)
  const stack: string[] = open.error.message.split('\n')

  console.log('quiet:', quiet.error.message)
  console.log('open:', stack[0], `(and ${stack.length > 1 ? 'a stack' : ''})`)

  const hidden = await call('POST /quiet', { type: 'Introspection' })
  const shown = await call('POST /open', { type: 'Introspection' })

  console.log('quiet introspection:', JSON.stringify(hidden))
  console.log('open introspection:', Object.keys(shown.output).join(', '))

  const output = await call('POST /quiet', { path: ['now'], input: {} })
  const wrong = await call('POST /quiet', { path: ['broken'], input: {} })

  console.log('output:', JSON.stringify(output))
  console.log('wrong output:', JSON.stringify(wrong))

  const emptyQuiet = await send('POST /quiet')
  const emptyOpen = await send('POST /open')

  console.log('quiet, no body:', emptyQuiet.status, emptyQuiet.body)
  console.log('open, no body:', emptyOpen.status, emptyOpen.body.split('\n')[0])
  assert.equal(emptyOpen.status, 500)
  assert.equal(quiet.error.message, 'disk is full')
  assert.ok(stack.length > 1)
})
