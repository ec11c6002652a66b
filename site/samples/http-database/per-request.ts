import './lib/production'
import assert from 'node:assert/strict'
import { Http, Response } from 'farrow-http'
import type { Database } from 'node-sqlite3-wasm'
import { withFile } from './lib/temp'
import { visiting } from './lib/visit'
import { openDatabase } from './src/database'
import { useConnection, withConnection } from './src/per-request'

const used: Database[] = []

const main = () =>
  withFile(async (file) => {
    openDatabase(file).close()
    const http = Http()
    http.use(withConnection(file))
    http.get('/count').use(() => {
      used.push(useConnection())
      const sql = 'SELECT count(*) AS accounts FROM accounts'
      return Response.json(useConnection().get(sql) as { accounts: number })
    })
    http.get('/fails').use(async () => {
      used.push(useConnection())
      throw new Error('Out of luck')
    })

    await visiting(http, async (visit) => {
      for (const path of ['/count', '/fails']) {
        const response = await visit('GET', path)
        console.log(path, response.status, await response.text())
      }
    })
    const open = used.filter((connection) => connection.isOpen).length
    assert.equal(used.length, 2)
    assert.equal(open, 0)
    console.log(`${used.length} connections used, ${open} still open`)
  })

main()
