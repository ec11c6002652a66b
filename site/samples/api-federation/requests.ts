import { withGateway } from './lib/with-gateway'

withGateway(async (url) => {
  const show = async (note: string, path: string, body?: unknown) => {
    const response = await fetch(url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    const short = text.length > 140 ? `${text.slice(0, 120)}…` : text
    console.log(`${note}: ${response.status} ${short}`)
  }
  const call = { type: 'Single', path: ['users', 'find'], input: { id: 1 } }
  const lost = { type: 'Single', path: ['mail', 'send'], input: {} }

  await show('one call', '', call)
  await show('batch', '', { type: 'Batch', callings: [call, lost] })
  await show('batch without callings', '', { type: 'Batch' })
  await show('stream', '', { type: 'Stream', callings: [call, call] })
  await show('introspection', '/__introspection__')
  await show('another method', '')
})
