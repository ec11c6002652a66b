import assert from 'node:assert/strict'
import { createApiPipelineWithUrl } from 'farrow-api-client'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { http } from './src/app'
import { createFetcher } from './src/fetcher'
import { implement } from './src/implement'

const main = async () => {
  implement()
  const guarded = Http({ logger: false })
  guarded.use((request, next) => {
    const token = request.headers?.authorization
    if (token === 'ann') return next(request)
    if (request.query?.plain) return Response.status(401).text('Log in first')
    return Response.status(401).json({ message: 'Log in first' })
  })
  guarded.use(http)

  const { url, close } = await serve(guarded)
  const list = (apiPipeline: ReturnType<typeof createApiPipelineWithUrl>) =>
    apiPipeline
      .invoke({ type: 'Single', path: ['notes', 'list'], input: {} })
      .then(
        (output) => `resolved with ${JSON.stringify(output)}`,
        (error) => `rejected with ${error}`,
      )

  let token = ''
  const plain = createApiPipelineWithUrl(`${url}/api`)

  // #region use
  const apiPipeline = createApiPipelineWithUrl(`${url}/api`)
  apiPipeline.use(createFetcher(() => token))
  // #endregion use

  const silent = await list(plain)
  console.log(`default fetcher, no token:\n  ${silent}`)
  assert.equal(silent, 'resolved with undefined')

  console.log(`own fetcher, no token:\n  ${await list(apiPipeline)}`)

  token = 'ann'
  const answer = await list(apiPipeline)
  console.log(`own fetcher, token:\n  ${answer}`)
  assert.equal(answer, 'resolved with []')

  const text = createApiPipelineWithUrl(`${url}/api?plain=1`)
  assert.match(await list(text), /SyntaxError: .* is not valid JSON/)

  close()
}

main()
