import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NOT_FOUND_RESPONSE } from 'farrow-http'
import { createContainer } from 'farrow-pipeline'
import { createApp } from '../src/app'
import { createServices } from '../src/services'

test('a book that was added can be borrowed', async () => {
  const http = createApp(createServices({ loanDays: 14 }))
  const post = async (pathname: string, body: unknown) => {
    const headers = { 'x-member': 'ann' }
    const { info } = await http.run(
      { method: 'POST', pathname, headers, body },
      { container: createContainer(), onLast: () => NOT_FOUND_RESPONSE },
    )
    return info.status?.code
  }

  const book = { title: 'The Book of Tea', copies: 1 }
  assert.equal(await post('/books', book), 201)
  assert.equal(await post('/loans', { book: 1 }), 201)
  assert.equal(await post('/loans', { book: 1 }), 409)
})
