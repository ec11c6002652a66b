import assert from 'node:assert/strict'
// #region test
import { createContainer } from 'farrow-pipeline'
import { provideEffects } from './src/effects'
import { orders } from './src/orders'

const sent: string[] = []

const container = createContainer(
  provideEffects({
    now: () => new Date('2021-08-05T12:00:00Z'),
    id: () => 'order-1',
    mail: async (to, text) => {
      sent.push(`${to}: ${text}`)
    },
  }),
)

const main = async () => {
  const body = { email: 'ada@mail.example' }
  const request = { method: 'POST', pathname: '/', body }
  const response = await orders.run(request, { container })
  console.log(response.info.body)
  console.log(sent)
}

main()
// #endregion test
process.once('beforeExit', () => assert.equal(sent.length, 1))
