import { http } from './app'
import { addChat } from './chat'
import { endFeeds } from './events'

const server = http.server()

const leave = addChat(server, {
  path: '/chat',
  allow: ({ headers }) => headers.origin === 'https://board.example',
})

server.listen(3000)
process.once('SIGTERM', () => {
  leave()
  endFeeds()
  server.close()
  // Connections that are kept alive end once they are idle.
  setInterval(() => server.closeIdleConnections(), 100).unref()
  // For downloads that take too long.
  setTimeout(() => server.closeAllConnections(), 20_000).unref()
})
