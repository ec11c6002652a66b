import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/search'

const main = () =>
  visiting(http, async (visit) => {
    const texts: string[] = []
    for (const path of ['/search?q=why?now', '/search?q=why%3Fnow']) {
      const text = await (await visit('GET', path)).text()
      texts.push(text)
      console.log(`GET ${path}\n  ${text}`)
    }
    const whole = 'why?now'
    assert.deepEqual(texts.map((text) => JSON.parse(text)), [
      { cut: 'why', whole },
      { cut: whole, whole },
    ])
  })

main()
