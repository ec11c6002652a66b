import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  const response = await fetch(`${url}/api/__introspection__`)
  assert.equal(response.status, 200)

  const { protocol, types, entries } = await response.json()
  console.log(protocol)
  console.log(JSON.stringify(types['1']))
  console.log(Object.keys(entries.entries.plants.entries).join(' '))

  assert.equal(types['1'].name, 'Plant')
  close()
}

main()
