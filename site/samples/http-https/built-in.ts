import './lib/production'
import assert from 'node:assert/strict'
import { asking } from './lib/ask'
import * as builtIn from './src/built-in'
import * as guarded from './src/guarded'

const bad = { method: 'POST', body: '{"copies":"many"}' }
const malformed = { method: 'POST', body: '{"copies":' }

// Without this listener, the first of these ends the process.
let unhandled: string[] = []
process.on('unhandledRejection', (error: Error) => {
  unhandled.push(error.message.split('\n')[0])
})

const main = async () => {
  for (const [name, { https, tls }] of Object.entries({ builtIn, guarded })) {
    await asking(https.server(), tls.cert, async (ask) => {
      const answers = {
        'async error': await ask('/fails'),
        'wrong field': await ask('/orders', bad),
        'not JSON': await ask('/orders', malformed),
      }
      console.log(name)
      for (const [what, answer] of Object.entries(answers)) {
        console.log(`  ${what}: ${answer}`)
      }
      console.log(`  unhandled rejections: ${unhandled.length}`)
      assert.equal(unhandled.length, name === 'builtIn' ? 3 : 1)
      unhandled = []
    })
  }
}

main()
