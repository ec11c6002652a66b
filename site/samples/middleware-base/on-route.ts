import assert from 'node:assert/strict'
import { http } from './src/on-route'

const main = async () => {
  const ask = (pathname: string) => http.run({ method: 'GET', pathname })
  const response = await ask('/books/1')
  console.log(response.info.body)
  assert.deepEqual(response.info.body, {
    type: 'json',
    value: { owner: 'ada' },
  })
  await assert.rejects(async () => ask('/books/2'), { statusCode: 404 })
}

main()
