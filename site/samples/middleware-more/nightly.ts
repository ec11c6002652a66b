import assert from 'node:assert/strict'
import { enable } from 'farrow-pipeline/dist/asyncTracerImpl/node'
import { nightly } from './src/nightly'

enable()

const sent: string[] = []
const effects = {
  now: () => new Date('2021-08-05T12:00:00Z'),
  mail: async (to: string, text: string) => {
    sent.push(`${to}: ${text}`)
  },
}

const main = async () => {
  await nightly(effects, ['ada@mail.example', 'lin@mail.example'])
  console.log(sent.join('\n'))
  assert.equal(sent.length, 2)
}

main()
