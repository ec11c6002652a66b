import './lib/production'
import assert from 'node:assert/strict'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { readUrl } from './src/url'

for (const url of [
  '/notes/<id:int>?<page?:int>&<tags*:string>&kind=note',
  '/files/<path+:string>',
]) {
  try {
    const { path, parameters } = readUrl(url)
    console.log(path)
    for (const one of parameters) console.log(' ', JSON.stringify(one))
  } catch (error) {
    console.log(String(error))
  }
}

const pattern = '/tagged?<tags*:string>'
const http = Http({ logger: false })
http.get(pattern).use(({ query }) => Response.json([...(query.tags ?? [])]))

serve(http, async (url) => {
  const [{ name }] = readUrl(pattern).parameters
  for (const tags of [['a'], ['a', 'b']]) {
    const query = new URLSearchParams(tags.map((tag) => [name ?? '', tag]))
    const response = await fetch(`${url}/tagged?${query}`)
    assert.deepEqual(await response.json(), tags)
  }
})
