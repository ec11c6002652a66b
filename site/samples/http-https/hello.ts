import './lib/production'
import assert from 'node:assert/strict'
import { asking } from './lib/ask'
import { https, tls } from './src/built-in'

const main = () =>
  asking(https.server(), tls.cert, async (ask) => {
    const answer = await ask('/hello')
    assert.equal(answer, '200 Over TLS')
    console.log(answer)
  })

main()
