import { request } from 'node:http'
import { Federation } from 'farrow-federation'
import type { FederationOptions } from 'farrow-federation'
import { Http } from 'farrow-http'
import { serve } from './lib/serve'
import { orders, users } from './src/services'

const call = JSON.stringify({ type: 'Single', path: ['a', 'list'], input: {} })
const headers = { 'Content-Type': 'application/json' }

/** Posts the call in a body without a length, as a stream of chunks. */
const postChunks = (url: string) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sent.on('error', reject)
    sent.write(call.slice(0, 9))
    sent.end(call.slice(9))
  })

const main = async () => {
  const one = await serve(users)
  const two = await serve(orders)
  const gatewayTo = async (url: string, options?: FederationOptions) => {
    const http = Http({ logger: false, errorStack: false })
    http.use(await Federation([{ namespace: 'a', url: `${url}/api` }], options))
    return serve(http)
  }

  await gatewayTo(one.url).catch((error) => console.log(error.message))

  const plain = await gatewayTo(two.url)
  const post = { method: 'POST', headers, body: call }
  console.log('with a length:', (await fetch(plain.url, post)).status)
  console.log('in chunks:', await postChunks(plain.url))

  const native = await gatewayTo(two.url, { fetch })
  const response = await fetch(native.url, post)
  console.log('the global fetch:', response.status, await response.text())

  for (const { close } of [one, two, plain, native]) close()
}

main()
