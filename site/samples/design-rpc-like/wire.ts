import assert from 'node:assert/strict'
import { serve } from './lib/serve'

const main = async () => {
  const { url, close } = serve()

  const call = async (body: unknown) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    console.log(`POST /api ${JSON.stringify(body)}\n${response.status} ${text}`)
    return JSON.parse(text)
  }

  const path = ['tickets', 'quote']
  const ok = await call({ path, input: { seats: 4 } })
  console.log()
  const wrong = await call({ path, input: { seats: 'four' } })

  assert.equal(ok.type, 'ApiSuccessResponse')
  assert.equal(wrong.type, 'ApiErrorResponse')
  close()
}

main()
