import { http } from './app'
import { addChat } from './chat'

const server = http.server()

const leave = addChat(server, {
  path: '/chat',
  allow: ({ headers }) => headers.origin === 'https://board.example',
})

server.listen(3000)
process.once('SIGTERM', () => {
  leave()
  server.close()
})
