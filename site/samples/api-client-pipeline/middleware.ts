import assert from 'node:assert/strict'
import { withService } from './lib/service'
import { createApiPipelineWithUrl } from 'farrow-api-client'

withService(async (url, seen) => {
  // #region call
  const math = createApiPipelineWithUrl(url)

  math.use(async (request, next) => {
    const response = await next({
      ...request,
      options: { headers: { 'X-Token': 'abc' } },
    })

    console.log(request.calling.type, '->', response.type)
    return response
  })

  const path = ['math', 'square']

  await math.invoke({ type: 'Single', path, input: { n: 2 } })
  // #endregion call

  console.log('token seen by the server:', seen[0].token)
  assert.equal(seen[0].token, 'abc')
})
