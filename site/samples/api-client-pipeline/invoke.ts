import assert from 'node:assert/strict'
import { withService } from './lib/service'

// #region import
import { createApiPipelineWithUrl } from 'farrow-api-client'
// #endregion import

withService(async (url) => {
  // #region call
  const math = createApiPipelineWithUrl(url)

  const square = (n: number | string) => {
    const path = ['math', 'square']
    return math.invoke({ type: 'Single', path, input: { n } })
  }

  console.log(await square(7))

  try {
    await square('seven')
  } catch (error) {
    console.log((error as Error).message)
  }
  // #endregion call

  assert.equal(await square(3), 9)
})
