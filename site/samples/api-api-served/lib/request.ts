import type { AddressInfo, Server } from 'node:net'

type App = { listen: (port: number) => Server }

export type Answer = {
  status: number
  headers: Headers
  body: string
}

export type Send = (line: string, init?: RequestInit) => Promise<Answer>

/** Listens on a free port, hands over a function that sends requests. */
export const withServer = async (
  app: App,
  use: (send: Send) => Promise<void>,
) => {
  const server = app.listen(0)
  const { port } = server.address() as AddressInfo

  const send: Send = async (line, init) => {
    const [method, path] = line.split(' ')
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      method,
      ...init,
    })
    const body = await response.text()
    return { status: response.status, headers: response.headers, body }
  }

  try {
    await use(send)
  } finally {
    server.close()
  }
}

export const json = (value: unknown): RequestInit => ({
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})

export const print = (line: string, answer: Answer) => {
  const body = answer.body.split('\n').join('\n  ')
  console.log(`${line} -> ${answer.status}${body && ` ${body}`}`)
}
