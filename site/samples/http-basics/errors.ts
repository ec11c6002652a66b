import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/errors'

const main = () =>
  visiting(http, async (visit) => {
    const print = async (status: number, ...sent: [string, string, any?]) => {
      const response = await visit(...sent)
      assert.equal(response.status, status)
      const lines = (await response.text()).split('\n').filter(Boolean)
      console.log(`${sent[0]} ${sent[1]} ${sent[2] ?? ''}`.trimEnd())
      for (const line of [`status ${status}`, ...lines]) {
        console.log(`  ${line}`)
      }
    }

    await print(404, 'GET', '/nowhere')
    await print(404, 'GET', '/sum')
    await print(404, 'HEAD', '/thrown')
    await print(400, 'POST', '/sum', '{"a":1,"b":"x"}')
    await print(500, 'POST', '/sum', '{"a":')
    await print(500, 'GET', '/thrown')
    await print(418, 'GET', '/teapot')
  })

main()
