import type { IncomingMessage, Server } from 'node:http'
import { Struct } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'
import { WebSocketServer, type WebSocket } from 'ws'
import { post, subscribe } from './board'

const validate = createSchemaValidator(Struct({ text: String }))

const parse = (data: string) => {
  try {
    return validate(JSON.parse(data))
  } catch {
    return undefined
  }
}

const talk = (socket: WebSocket) => {
  const stop = subscribe((message) => socket.send(JSON.stringify(message)))
  socket.on('close', stop)
  socket.on('error', () => socket.terminate())
  socket.on('message', (data) => {
    const result = parse(data.toString())
    if (result?.isOk) post(result.value.text)
    else socket.close(1008, 'Not a message')
  })
}

type Options = { path: string; allow: (req: IncomingMessage) => boolean }

// Middlewares do not run for an upgrade: check here who is asking.
export const addChat = (server: Server, { path, allow }: Options) => {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 10_000 })

  server.on('upgrade', (req, socket, head) => {
    // Node.js has taken its own listener off by now.
    socket.on('error', () => socket.destroy())

    const [pathname] = (req.url ?? '').split('?')
    const status =
      pathname !== path ? '404 Not Found' : !allow(req) && '403 Forbidden'
    if (status) {
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
      return
    }
    sockets.handleUpgrade(req, socket, head, talk)
  })

  // `server.close()` waits for open sockets: say goodbye to them first.
  return () => {
    for (const socket of sockets.clients) socket.close(1001, 'Shutting down')
  }
}
