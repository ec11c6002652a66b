import './lib/production'
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { png, serve } from './lib/serve'
import { createApp } from './src/app'

const half = [
  'POST /photos HTTP/1.1',
  'Host: localhost',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 5000',
  '',
  '--x',
  'Content-Disposition: form-data; name="photo"; filename="cat.png"',
  '',
  'only the beg',
].join('\r\n')

const part = (name: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; name="photo"; filename="${name}"` +
  `\r\n\r\n${content}\r\n`

serve(createApp, async (port, folder) => {
  const url = `http://127.0.0.1:${port}/photos`
  const incoming = () => readdirSync(join(folder, 'incoming')).length

  const post = async (what: string, body: BodyInit) => {
    const response = await fetch(url, { method: 'POST', body })
    const text = await response.text()
    const hidden = text.replace(/[\da-f]{8}-[\da-f-]{27}/, '…')
    console.log(`${what}: ${response.status} ${hidden}`)
    return text
  }

  // #region upload
  const form = (content: BlobPart, name: string) => {
    const data = new FormData()
    data.set('photo', new Blob([content]), name)
    return data
  }

  const text = await post('a photo', form(png, 'cat.png'))
  await post('text as PNG', form('not an image', 'cat.png'))
  await post('2 MB', form(new Uint8Array(2_000_000), 'big.png'))
  await post('no file', new URLSearchParams({ photo: 'cat.png' }))
  await post('an empty form', new FormData())
  // #endregion upload

  const stream = new Response(form(new Uint8Array(1_500_000), 'big.png'))
  const chunked = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': stream.headers.get('content-type') ?? '' },
    body: stream.body,
    duplex: 'half',
  } as RequestInit)
  console.log(`1.5 MB of unknown length: ${chunked.status}`)

  const socket = connect(port, '127.0.0.1', () => socket.write(half))
  while (incoming() === 0) await setTimeout(5)
  console.log(`while a client sends: ${incoming()} in incoming`)
  socket.destroy()
  while (incoming() > 0) await setTimeout(5)
  console.log(`after it has gone: ${incoming()} in incoming`)

  // The form is never ended.
  const endless = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  })
  endless.write(part('big.png', 'a'.repeat(1_200_000)) + part('b.png', ''))
  const [answer] = (await once(endless, 'response')) as [IncomingMessage]
  console.log(`too large, with a second file on its way: ${answer.statusCode}`)
  endless.destroy()

  const { url: path } = JSON.parse(text) as { url: string }
  const photo = await fetch(`http://127.0.0.1:${port}${path}`)
  console.log('download:', photo.status, photo.headers.get('content-type'))
  assert.deepEqual(new Uint8Array(await photo.arrayBuffer()), png)

  const outside = await fetch(`${url}/..%2f..%2fpasswd`)
  console.log('another path:', outside.status)
})
