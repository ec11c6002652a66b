import './lib/production'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { Response } from 'farrow-http'
import { visiting } from './lib/visit'
import { createHttp } from './src/lines'

const lines: string[] = []
const http = createHttp((line) => {
  lines.push(line)
  console.log(line.replace(/\d+ms/, '3ms'))
})
http.get('/short').use(() => Response.text('short'))
http.get('/long').use(() => Response.stream(Readable.from(['x'.repeat(2048)])))
http.get('/empty').use(() => Response.empty())
http.get('/slow').use(() => new Promise(() => {}))
http.get('/fails').use(() => {
  throw new Error('The disk is full')
})
http.get('/__introspection__').use(() => Response.json({}))

const written = async (start: string) => {
  while (!lines.some((line) => line.startsWith(start))) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const main = () =>
  visiting(http, async (visit) => {
    const { url } = await visit('GET', '/__introspection__')
    for (const name of ['short', 'long', 'empty', 'nowhere', 'fails']) {
      await (await visit('GET', `/${name}`)).text()
      await written(`--> GET /${name}`)
    }
    assert.equal(lines.length, 10)

    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await written('<-- GET /slow')
    socket.destroy()
    await written('-x- GET /slow')
  })

main()
