import { setTimeout as sleep } from 'node:timers/promises'
import { createLoader } from 'farrow-api-client'
import { Http } from 'farrow-http'
import { serve } from './lib/serve'
import { http } from './src/app'
import { createCancelFetcher } from './src/cancel-fetcher'
import { createApiClient } from './src/generated/notes'
import { implement } from './src/implement'

const main = async () => {
  implement()
  const slow = Http({ logger: false })
  slow.use(async (request, next) => {
    await sleep(200)
    return next(request)
  })
  slow.use(http)
  const { url, close } = await serve(slow)

  const fetcher = createCancelFetcher(`${url}/api`)
  const loader = createLoader(fetcher, { stream: false })
  const api = createApiClient({ loader })

  // #region cancel
  const controller = new AbortController()
  const options = { signal: controller.signal, batch: false }
  const adding = api.notes.add({ text: 'Buy soil' }, options)

  setTimeout(() => controller.abort(), 100)
  await adding.catch((error) => console.log(String(error)))
  // #endregion cancel

  await sleep(300)
  const notes = await api.notes.list({})
  console.log(notes.map(({ text }) => text))
  close()
}

main()
