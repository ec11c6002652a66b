import './lib/production'
import assert from 'node:assert/strict'
import { visiting } from './lib/visit'
import { http } from './src/app'

const main = () =>
  visiting(http, async (visit) => {
    const ask = async (ms: number, headers?: Record<string, string>) => {
      const response = await visit('GET', `/me/${ms}`, undefined, headers)
      return `${response.status} ${await response.text()}`
    }
    const answers = await Promise.all([
      ask(40, { 'x-user': 'Ada' }),
      ask(10, { 'x-user': 'Lin' }),
      ask(20),
    ])
    assert.deepEqual(answers, [
      '200 Ada after 40 ms',
      '200 Lin after 10 ms',
      '401 Sign in first',
    ])
    console.log(answers.join('\n'))
  })

main()
