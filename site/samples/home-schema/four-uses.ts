import assert from 'node:assert/strict'
import type { AddressInfo } from 'node:net'
import { Api } from 'farrow-api'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Http, Response } from 'farrow-http'
import { fieldSchema } from './lib/json-schema'
import { Product } from './src/product'

process.env.NODE_ENV = 'production'

const http = Http({ logger: false })

http.post('/cart', { body: Product }).use(({ body }) => {
  // Does not compile unless the field is a number.
  const amount: number = body.amount
  return Response.text(`amount: ${typeof amount}`)
})

const api = {
  addToCart: Api({ input: Product, output: Product }, (product) => product),
}

const main = async () => {
  const server = http.server()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo

  const send = async (amount: unknown) => {
    const response = await fetch(`http://127.0.0.1:${port}/cart`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ sku: 'mug', amount }),
    })
    const text = await response.text()
    return `${response.status} ${text.split('\n').at(-1)}`
  }
  console.log(`handler  ${await send(2)}`)
  console.log(`request  ${await send('two')}`)

  const client = codegen(toJSON(api))
  console.log(`client   ${/amount: .*/.exec(client)?.[0]}`)

  const { type } = fieldSchema(Product, 'amount')
  console.log(`OpenAPI  "type": "${type}"`)

  await new Promise((done) => server.close(done))
  assert.match(client, /amount: number/)
}

main()
