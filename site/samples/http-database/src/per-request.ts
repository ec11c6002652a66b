import type { HttpMiddleware } from 'farrow-http'
import { createContext } from 'farrow-pipeline'
import { Database } from 'node-sqlite3-wasm'

const ConnectionContext = createContext<Database | null>(null)

export const useConnection = (): Database => ConnectionContext.assert()

export const withConnection = (file: string): HttpMiddleware => {
  return async (request, next) => {
    const connection = new Database(file, { readOnly: true })
    ConnectionContext.set(connection)
    try {
      return await next()
    } finally {
      connection.close()
    }
  }
}
