import './lib/production'
import assert from 'node:assert/strict'
import { recorded } from './lib/recorded'
import { visiting } from './lib/visit'
import { http } from './src/production'

const printed = recorded()

const main = () =>
  visiting(http, async (visit) => {
    const body = { email: 'ada@mail.example' }
    const response = await visit('POST', '/orders', body)
    assert.equal(response.status, 201)
    const order = (await response.json()) as { id: string; takenAt: string }
    assert.deepEqual(Object.keys(order), ['id', 'takenAt'])
    assert.deepEqual(printed, [
      `to ada@mail.example: We have your order ${order.id}`,
    ])
  })

main()
