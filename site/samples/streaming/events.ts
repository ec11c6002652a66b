import './lib/production'
import assert from 'node:assert/strict'
import { setTimeout } from 'node:timers/promises'
import { serve, textOf } from './lib/serve'
import { http } from './src/app'
import { listeners, post } from './src/board'

serve(http.server(), async (port) => {
  const url = `http://127.0.0.1:${port}/events`

  // #region visit
  const visit = async (headers: HeadersInit, messages: string[]) => {
    const leaving = new AbortController()
    const response = await fetch(url, { headers, signal: leaving.signal })
    const reader = textOf(response).getReader()

    let text = (await reader.read()).value ?? ''
    for (const message of messages) {
      post(message)
      while (!text.includes(message)) text += (await reader.read()).value
    }
    console.log(text.trimEnd())
    console.log(`listeners: ${listeners()}`)
    leaving.abort()
  }

  await visit({}, ['Hello', 'Anybody here?'])
  // #endregion visit
  while (listeners() > 0) await setTimeout(5)
  console.log(`after leaving: ${listeners()}`)

  post('Nobody was listening')
  console.log('back again')
  await visit({ 'Last-Event-ID': '2' }, ['Welcome back'])

  for (let count = 1; count <= 2000; count++) post('你好'.repeat(50))
  const headers = { 'Last-Event-ID': '4' }
  const reader = textOf(await fetch(url, { headers })).getReader()
  let text = ''
  while (!text.includes('id: 2004')) text += (await reader.read()).value
  assert.equal(text.match(/^id: /gm)?.length, 2000)
  await reader.cancel()
})
