import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { app } from './src/shared-user'

const main = () =>
  visiting(app, async (visit) => {
    const signedIn = await visit('/me', { headers: { 'x-user': 'Ada' } })
    const nobody = await visit('/me')
    const lines = [await line(signedIn), await line(nobody)]
    assert.deepEqual(lines, [
      '200 OK | {"user":"Ada"}',
      '200 OK | {"user":null}',
    ])
    console.log(lines.join('\n'))
  })

main()
