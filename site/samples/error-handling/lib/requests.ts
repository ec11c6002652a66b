import { json, type Ask } from './serve'

export const requests = async (ask: Ask) => {
  await ask('POST /orders', json({ item: 'tea', count: 1 }))
  await ask('POST /orders', json({ item: 'tea', count: 'many' }))
  await ask('POST /orders', json({ item: 'tea', count: 9 }))
  await ask('POST /orders', json('{"item":'))
  await ask('GET /orders/report')
  await ask('GET /nowhere')
}
