import { connect } from 'node:net'

const request = 'GET /users/7 HTTP/1.1\r\nHost: localhost\r\n\r\n'
const connections = 32

// How many bytes a response has, once its head is there.
const sizeOf = (text: string) => {
  const [head = '', rest] = text.split('\r\n\r\n')
  const length = /^content-length: (\d+)/im.exec(head)?.[1]
  if (rest === undefined || length === undefined) return Number.POSITIVE_INFINITY
  return head.length + 4 + Number(length)
}

// Requests answered in a second, on connections that stay open.
export const load = (port: number, seconds: number) =>
  new Promise<number>((done, fail) => {
    let count = 0
    const sockets = Array.from({ length: connections }, () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true })
      let text = ''
      socket.setEncoding('latin1').on('data', (chunk: string) => {
        text += chunk
        if (text.length < sizeOf(text)) return
        text = ''
        count += 1
        socket.write(request)
      })
      socket.on('error', fail)
      socket.write(request)
      return socket
    })
    setTimeout(() => {
      for (const socket of sockets) socket.destroy()
      done(count / seconds)
    }, seconds * 1000)
  })
