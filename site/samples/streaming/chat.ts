import './lib/production'
import { once } from 'node:events'
import { connect } from 'node:net'
import { WebSocket } from 'ws'
import { serve } from './lib/serve'
import { http } from './src/app'
import { addChat } from './src/chat'
import { endFeeds } from './src/events'

const server = http.server()
const origin = 'https://board.example'
const leave = addChat(server, {
  path: '/chat',
  allow: ({ headers }) => headers.origin === origin,
})

serve(server, async (port) => {
  const open = (path: string, from = origin) =>
    new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin: from })

  const evil = 'https://evil.example'
  for (const socket of [open('/nowhere'), open('/chat', evil)]) {
    const [error] = await once(socket, 'error')
    console.log('refused:', error.message)
  }

  const rude = connect(port, '127.0.0.1')
  rude.write(
    'GET /nowhere HTTP/1.1\r\nHost: board.example\r\n' +
      'Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  await once(rude, 'data')
  rude.resetAndDestroy()
  await once(rude, 'close')

  // #region talk
  const ann = open('/chat')
  const bob = open('/chat')
  await Promise.all([once(ann, 'open'), once(bob, 'open')])

  const first = Promise.all([once(ann, 'message'), once(bob, 'message')])
  ann.send(JSON.stringify({ text: 'Hello' }))
  const [, [hello]] = await first
  console.log('Bob reads:', hello.toString())

  // A message that comes in by HTTP reaches the sockets, too.
  const heard = once(ann, 'message')
  await fetch(`http://127.0.0.1:${port}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Posted' }),
  })
  const [posted] = await heard
  console.log('Ann reads:', posted.toString())
  // #endregion talk

  bob.send('not JSON')
  const [code, reason] = await once(bob, 'close')
  console.log('Bob is sent away:', code, reason.toString())

  const feed = await fetch(`http://127.0.0.1:${port}/events`)
  const left = once(ann, 'close')
  const closed = once(server, 'close')
  leave()
  endFeeds()
  server.close()
  console.log('Ann at the end:', (await left)[0])
  await feed.text()
  console.log('The feed has ended.')
  await closed
  console.log('The server is closed.')
})
