import './lib/production'
import assert from 'node:assert/strict'
import { Http, Response } from 'farrow-http'
import { visiting } from './lib/visit'
import { decode } from './src/decode'

const http = Http({ logger: false })
http.get('/hello/<name:string>').use(({ params }) => {
  return Response.text(decode(params.name))
})

visiting(http, async (visit) => {
  const names = { 'Ada%20L': 200, '%': 400 }
  for (const [name, status] of Object.entries(names)) {
    const response = await visit('GET', `/hello/${name}`)
    assert.equal(response.status, status)
    console.log(response.status, await response.text())
  }
})
