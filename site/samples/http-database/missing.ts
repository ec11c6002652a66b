import './lib/production'
import assert from 'node:assert/strict'
import { Http } from 'farrow-http'
import { visiting } from './lib/visit'
import { accounts } from './src/accounts'

// No `contexts`: nobody provides the database.
const http = Http()
http.route('/accounts').use(accounts)

const main = () =>
  visiting(http, async (visit) => {
    const response = await visit('GET', '/accounts')
    assert.equal(response.status, 500)
    console.log(response.status, await response.text())
  })

main()
