import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { Api, type ApiEntries } from 'farrow-api'
import { createLoader } from 'farrow-api-client'
import { ApiService } from 'farrow-api-server'
import { codegen } from 'farrow-api/dist/codegen'
import { Federation } from 'farrow-federation'
import { Http } from 'farrow-http'
import { Int, ObjectType, Optional } from 'farrow-schema'
import { serve } from './lib/serve'

const serveEntries = (entries: ApiEntries) => {
  const http = Http({ logger: false })
  http.route('/api').use(ApiService({ entries }))
  return serve(http)
}

// #region limits
class Price extends ObjectType {
  cents = Int
}
class Person extends ObjectType {
  name = String
}

const prices = { find: Api({ input: {}, output: Price }, () => ({ cents: 5 })) }
const people = {
  find: Api({ input: {}, output: Person }, () => ({ name: 'Ann' })),
}
const notes = {
  find: Api({ input: {}, output: { text: Optional(String) } }, () => ({
    text: undefined,
  })),
}
// #endregion limits

const main = async () => {
  const servers = await Promise.all([prices, people, notes].map(serveEntries))
  const [one, two, three] = servers.map(({ url }) => `${url}/api`)

  const federation = await Federation([
    { namespace: 'prices', url: one },
    { namespace: 'people', url: two },
  ])
  const http = Http({ logger: false, errorStack: false })
  http.route('/api').use(federation)
  const gateway = await serve(http)

  const introspect = await fetch(`${gateway.url}/api/__introspection__`)
  const source = codegen(await introspect.json())
  const [price = ''] = source.match(/export type Price = {[^]*?\n}/) ?? []
  console.log(price)

  await Federation([{ namespace: 'notes', url: three }]).catch((error) =>
    console.log(error.message),
  )

  const loader = createLoader(`${gateway.url}/api`)
  const both = Promise.all([
    loader({ path: ['prices', 'find'], input: {} }),
    loader({ path: ['people', 'find'], input: {} }),
  ]).catch((error) => `rejected: ${error.message}`)
  console.log(await Promise.race([both, wait(500, 'two calls: still pending')]))

  assert.ok(!price.includes('cents: number'))
  servers.forEach(({ close }) => close())
  gateway.close()
}

main()
