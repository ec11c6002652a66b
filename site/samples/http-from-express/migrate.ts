import './lib/production'
import assert from 'node:assert/strict'
import { line, visiting } from './lib/visit'
import { app } from './src/in-express'
import { http } from './src/in-farrow'
import { http as strict } from './src/strict'

const post = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const main = () =>
  visiting(app, (express) =>
    visiting(http.handle, async (farrow) => {
      const print = async (path: string, init?: RequestInit) => {
        console.log(`${init?.method ?? 'GET'} ${path}`)
        for (const [name, visit] of Object.entries({ express, farrow })) {
          const response = await visit(path, init)
          const cache = response.headers.get('cache-control') ?? ''
          const isThrown = name === 'farrow' && response.status === 400
          assert.equal(cache, isThrown ? '' : 'no-store')
          console.log(`  ${name.padEnd(8)}`, await line(response))
        }
      }

      await print('/books/1')
      await print('/books/2')
      await print('/books/one')
      await print('/books/1.7')
      await print('/books/1abc')
      await print('/books', post({ title: 'Walden' }))
      await print('/books', post({ title: 7 }))
    }),
  )

const checkStrict = () =>
  visiting(strict.handle, async (visit) => {
    for (const id of ['1.7', '1abc', '1-emma', '0x10', 'one', '-1']) {
      assert.equal((await visit(`/books/${id}`)).status, 400)
    }
    assert.deepEqual(await (await visit('/books/1')).json(), { id: 1 })
  })

main().then(checkStrict)
