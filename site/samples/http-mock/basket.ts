import assert from 'node:assert/strict'
import { createBasketMock } from './src/basket'

const main = async () => {
  const mocks = createBasketMock()
  const send = async (method: string, pathname: string, body?: object) => {
    const { info } = await mocks.run({ method, pathname, body })
    const value = info.body?.type === 'json' ? info.body.value : ''
    const line = [method, pathname, info.status?.code ?? 200]
    console.log(...line, JSON.stringify(value))
    return value
  }
  await send('PUT', '/basket', { product: 2, count: 1 })
  await send('PUT', '/basket', { product: 2, count: 3 })
  assert.deepEqual(await send('GET', '/basket'), [{ product: 2, count: 3 }])
  await send('DELETE', '/basket/2')
  assert.deepEqual(await send('GET', '/basket'), [])
}

main()
