import { Response, type HttpMiddleware } from 'farrow-http'
import { SQLite3Error } from 'node-sqlite3-wasm'

export const conflicts: HttpMiddleware = async (request, next) => {
  try {
    return await next()
  } catch (error) {
    const refused =
      error instanceof SQLite3Error && / constraint failed/.test(error.message)
    if (!refused) throw error
    return Response.status(409).json({ message: error.message })
  }
}
