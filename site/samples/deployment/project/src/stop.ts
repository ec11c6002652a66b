import type { Server } from 'node:http'
import { state } from './health'

const production = process.env.NODE_ENV === 'production'
const delay = Number(process.env.STOP_DELAY ?? (production ? 5000 : 0))
const limit = Number(process.env.STOP_LIMIT ?? 20000)

export const stopOnSignal = (server: Server) => {
  const close = () => {
    server.close(() => console.log('stopped'))
    // Connections that are kept alive end once they are idle.
    setInterval(() => server.closeIdleConnections(), 100).unref()
    setTimeout(() => server.closeAllConnections(), limit).unref()
  }

  const stop = (signal: string) => {
    if (state.stopping) return
    state.stopping = true
    console.log(`${signal}: finishing`)
    setTimeout(close, delay)
  }

  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
