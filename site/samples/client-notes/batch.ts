import assert from 'node:assert/strict'
import type { ApiWithUrlInvokeOptions } from 'farrow-api-client'
import { start } from './lib/service'
import { api, apiPipeline } from './src/generated/notes'

const main = async () => {
  const { close } = await start()
  let requests = 0

  apiPipeline.use((request, next) => {
    requests++
    return next(request)
  })

  // #region batch
  const together: ApiWithUrlInvokeOptions = { batch: true }

  const results = await Promise.allSettled([
    api.notes.add({ text: 'Dig' }, together),
    api.notes.add({ text: '' }, together),
    api.notes.list({}, together),
  ])

  for (const result of results) {
    console.log(
      result.status,
      result.status === 'rejected' ? result.reason.message : '',
    )
  }
  // #endregion batch

  console.log('requests:', requests)
  assert.equal(requests, 1)

  // The fetcher of one call is not used when the call is part of a batch.
  let own = 0
  await api.notes.list({}, {
    batch: true,
    fetcher: async () => {
      own++
      return { type: 'ApiSuccessResponse', output: [] }
    },
  } as ApiWithUrlInvokeOptions)
  assert.equal(own, 0)

  close()
}

main()
