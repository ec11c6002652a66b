import assert from 'node:assert/strict'

// #region app
import { createApiPipeline, createApiPipelineWithUrl } from 'farrow-api-client'
import type { Fetcher } from 'farrow-api-client'

const fake: Fetcher = async ({ calling }) => {
  const output = calling.type

  return { type: 'ApiSuccessResponse', output }
}

const calling = { type: 'Single' as const, path: ['x'], input: null }

const main = async () => {
  const fixed = createApiPipelineWithUrl('/api', { fetcher: fake })
  console.log('per pipeline:', await fixed.invoke(calling))

  const perCall = createApiPipelineWithUrl('/api')
  console.log('per call:', await perCall.invoke(calling, { fetcher: fake }))

  const shared = createApiPipeline()
  shared.setFetcher(fake)
  console.log('set later:', await shared.invoke('/api', calling))

  try {
    await fixed.invoke({ ...calling }, { batch: true })
  } catch (error) {
    console.log('batch:', (error as Error).message.split(',')[0])
  }
}
// #endregion app

main().then(async () => {
  const pipeline = createApiPipelineWithUrl('/api', { fetcher: fake })
  assert.equal(await pipeline.invoke(calling), 'Single')
})
