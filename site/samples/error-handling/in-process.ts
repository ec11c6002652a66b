import assert from 'node:assert/strict'
import { createApp } from './src/app'

const main = async () => {
  const logged: unknown[] = []
  const http = createApp((error) => logged.push(error))

  const { info } = await http.run({ method: 'GET', pathname: '/orders/report' })

  assert.equal(info.status?.code, 500)
  assert.deepEqual(info.body, {
    type: 'json',
    value: { message: 'Internal Server Error' },
  })
  assert.equal(logged.length, 1)
  console.log('status 500, one error logged')
}

main()
