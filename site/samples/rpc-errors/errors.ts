import assert from 'node:assert/strict'
import { serve } from './lib/serve'
import { http } from './src/app'

const main = async () => {
  const { url, close } = await serve(http)

  const send = async (body: string, type = 'application/json') => {
    const response = await fetch(`${url}/api`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })
    const text = await response.text()
    const message = text.startsWith('{')
      ? JSON.parse(text).error?.message ?? text
      : text
    return `${response.status} ${message}`
  }

  const call = (path: string[], input?: unknown) =>
    send(JSON.stringify({ type: 'Single', path, input }))

  const show = (title: string, answer: string) => {
    console.log(`${title}\n  ${answer.replaceAll('\n', '\n  ')}`)
    return answer
  }

  const double = (value: unknown) => call(['math', 'double'], { value })

  show('works', await double(21))
  show('unknown path', await call(['math', 'triple'], { value: 1 }))
  show('input of the wrong type', await double('21'))
  show('input missing', await call(['math', 'double']))
  show('error thrown by the API', await double(5000))
  show('output of the wrong type', await call(['math', 'halve'], { value: 3 }))
  show('API without implementation', await call(['math', 'planned'], {}))
  show('call without type', await send('{"path":["math","double"]}'))
  show('body that is not JSON', await send('{"path":'))
  show('body sent as text', await send('{"type":"Single"}', 'text/plain'))
  const octets = show(
    'body that is not parsed',
    await send('{"type":"Single"}', 'application/octet-stream'),
  )

  assert.match(octets, /null is not an object/)
  close()
}

main()
