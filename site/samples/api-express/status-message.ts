import type { AddressInfo } from 'node:net'

import './lib/production'

// #region app
import express from 'express'
import { adapter } from 'farrow-express'
import { Http } from 'farrow-http'

const app = express()

app.use(adapter(Http()))

app.get('/moved', (req, res) => {
  res.status(410).send()
})

app.use((req, res, next) => {
  res.statusMessage = ''
  next()
})

app.get('/gone', (req, res) => {
  res.status(410).send()
})
// #endregion app

const main = async () => {
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo

  for (const path of ['/moved', '/gone']) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    console.log(`GET ${path} -> ${response.status} ${response.statusText}`)
  }
  server.close()
}

main()
