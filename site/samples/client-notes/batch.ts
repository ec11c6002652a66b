import assert from 'node:assert/strict'
import { createLoader } from 'farrow-api-client'
import { start } from './lib/service'
import { createFetcher } from './src/fetcher'
import { createApiClient } from './src/generated/notes'

const main = async () => {
  const { url, close } = await start()
  let requests = 0
  const send = createFetcher(url, () => '')

  const loader = createLoader(
    (calling, options) => {
      requests++
      return send(calling, options)
    },
    { stream: false },
  )
  const api = createApiClient({ loader })

  // #region batch
  const results = await Promise.allSettled([
    api.notes.add({ text: 'Dig' }),
    api.notes.add({ text: '' }),
    api.notes.list({}),
  ])

  for (const result of results) {
    console.log(
      result.status,
      result.status === 'rejected' ? result.reason.message : '',
    )
  }
  console.log('requests:', requests)
  // #endregion batch
  assert.equal(requests, 1)

  // #region same
  const sow = { text: 'Sow' }

  await Promise.all([api.notes.add(sow), api.notes.add(sow)])
  console.log('notes:', (await api.notes.list({})).length)

  await Promise.all([
    api.notes.add(sow, { cache: false }),
    api.notes.add(sow, { cache: false }),
  ])
  console.log('notes:', (await api.notes.list({})).length)
  // #endregion same

  close()
}

main()
