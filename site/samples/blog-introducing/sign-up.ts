import assert from 'node:assert/strict'
import { ask } from './lib/ask'
import { http } from './src/sign-up'

const main = async () => {
  const post = (body: unknown) => ({ method: 'POST', path: '/sign-up', body })
  const statuses = await ask(
    (req, res) => http.handle(req, res),
    [
      post({ email: 'ada@farrow.dev', age: 36, interests: ['loops', 'cards'] }),
      post({ email: 'ada@farrow.dev', age: 36, interests: 'loops' }),
    ],
  )
  assert.deepEqual(statuses, [201, 400])
}

main()
