import { createApp } from './app'
import { openDatabase } from './database'

const db = openDatabase('bank.sqlite')
const server = createApp(db).listen(3000)

const stop = () => {
  server.close(() => db.close())
  server.closeIdleConnections()
}

process.once('SIGINT', stop)
process.once('SIGTERM', stop)
