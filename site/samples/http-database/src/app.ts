import { Http } from 'farrow-http'
import type { Database } from 'node-sqlite3-wasm'
import { accounts } from './accounts'
import { conflicts } from './conflicts'
import { provideDatabase } from './database'
import { transfers } from './transfers'

export const createApp = (db: Database) => {
  const http = Http({ contexts: () => provideDatabase(db) })
  http.use(conflicts)
  http.route('/accounts').use(accounts)
  http.route('/transfers').use(transfers)
  return http
}
