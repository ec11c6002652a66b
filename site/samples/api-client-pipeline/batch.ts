import assert from 'node:assert/strict'
import { withService } from './lib/service'
import { createApiPipelineWithUrl } from 'farrow-api-client'

withService(async (url, seen) => {
  // #region call
  const math = createApiPipelineWithUrl(url)

  const square = (n: number, batch: boolean) => {
    const path = ['math', 'square']
    return math.invoke({ type: 'Single', path, input: { n } }, { batch })
  }

  const alone = await Promise.all([square(1, false), square(2, false)])
  const requestsAlone = seen.length

  const together = await Promise.all([square(3, true), square(4, true)])
  const requestsTogether = seen.length - requestsAlone

  console.log(alone, `${requestsAlone} requests`)
  console.log(together, `${requestsTogether} request`)
  // #endregion call

  console.log(JSON.stringify(seen[2].body))
  assert.deepEqual([requestsAlone, requestsTogether], [2, 1])
})
