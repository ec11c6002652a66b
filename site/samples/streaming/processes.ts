import './lib/production'
import cluster from 'node:cluster'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { textOf } from './lib/serve'
import { startWorkers } from './src/primary'
import { http } from './src/worker'

const visit = async () => {
  startWorkers(2)
  await once(cluster, 'listening')
  const [, { port }] = (await once(cluster, 'listening')) as [
    unknown,
    AddressInfo,
  ]
  const url = `http://127.0.0.1:${port}`

  // #region visit
  const feed = await fetch(`${url}/events`)
  const reader = textOf(feed).getReader()
  let text = (await reader.read()).value ?? ''

  // The next connection goes to the other process.
  const posted = await fetch(`${url}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'Hello' }),
  })
  console.log(posted.status, await posted.text())

  while (!text.includes('Hello')) text += (await reader.read()).value
  console.log(text.trimEnd())
  // #endregion visit
  await reader.cancel()
  cluster.disconnect()
}

if (cluster.isPrimary) visit()
else http.server().listen(0, '127.0.0.1')
