import assert from 'node:assert/strict'
import { withService } from './lib/service'
import { createApiPipeline } from 'farrow-api-client'

withService(async (url) => {
  // #region call
  const pipeline = createApiPipeline()

  pipeline.match('/api', async (request, next) => {
    console.log('string pattern:', request.calling.type)
    return next()
  })
  pipeline.match(/\/api$/, async (request, next) => {
    console.log('regular expression:', request.calling.type)
    return next()
  })

  const square = (n: number | string) => ({
    type: 'Single' as const,
    path: ['math', 'square'],
    input: { n },
  })

  const single = await pipeline.invoke(url, square('seven'))
  const batch = await pipeline.invoke(url, {
    type: 'Batch',
    callings: [square(2), square('two')],
  })

  console.log('returned, not thrown:', single instanceof Error)
  console.log(batch[0], batch[1] instanceof Error && batch[1].message)
  // #endregion call

  assert.ok(single instanceof Error)
})
