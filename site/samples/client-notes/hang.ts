import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { createLoader, type Loader } from 'farrow-api-client'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { createFetcher } from './src/fetcher'
import { createApiClient } from './src/generated/notes'

const main = async () => {
  // A proxy that cannot reach the service.
  const proxy = Http({ logger: false })
  proxy.use(() => Response.status(502).text('Bad Gateway'))
  const { url, close } = await serve(proxy)

  // #region calls
  const two = async (name: string, loader: Loader) => {
    const api = createApiClient({ loader })
    const calls = Promise.all([
      api.notes.list({}),
      api.notes.remove({ id: 'n1' }),
    ]).then(
      () => 'resolved',
      (error: Error) => `rejected: ${error.message}`,
    )
    const result = await Promise.race([calls, wait(500, 'still pending')])
    console.log(`${name} -> ${result}`)
    return result
  }

  const fetcher = createFetcher(url, () => '')

  const pending = await two('default', createLoader(url))
  await two('stream: false', createLoader(url, { stream: false }))
  await two('own fetcher', createLoader(fetcher, { stream: false }))
  // #endregion calls

  assert.equal(pending, 'still pending')
  close()
}

main()
