import { request } from 'node:https'

type Options = { port: number; ca: string; line: string; body?: string }

export const send = ({ port, ca, line, body = '' }: Options) => {
  const [method, path] = line.split(' ')
  const headers = body ? { 'Content-Type': 'application/json' } : {}
  const options = { host: '127.0.0.1', servername: 'localhost', port, ca }

  return new Promise<string>((resolve, reject) => {
    const req = request({ ...options, method, path, headers }, async (res) => {
      let text = ''
      for await (const chunk of res) text += chunk
      resolve(`${line} -> ${res.statusCode} ${text}`)
    })

    req.on('error', reject)
    req.end(body)
  })
}
