import assert from 'node:assert/strict'
import { serve } from './lib/serve'

const main = async () => {
  const { url, close } = await serve()

  const call = async (input: unknown) => {
    const body = { type: 'Single', path: ['tickets', 'quote'], input }
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    console.log(`POST /api ${JSON.stringify(body)}\n${response.status} ${text}`)
    return JSON.parse(text)
  }

  const ok = await call({ seats: 4 })
  console.log()
  const wrong = await call({ seats: 'four' })

  assert.equal(ok.type, 'ApiSingleSuccessResponse')
  assert.equal(wrong.type, 'ApiErrorResponse')
  close()
}

main()
