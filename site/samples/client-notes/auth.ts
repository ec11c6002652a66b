import assert from 'node:assert/strict'
import { createLoader, type Loader } from 'farrow-api-client'
import { Http, Response } from 'farrow-http'
import { serve } from './lib/serve'
import { http } from './src/app'
import { createFetcher } from './src/fetcher'
import { createApiClient } from './src/generated/notes'
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

  const server = await serve(guarded)
  const url = `${server.url}/api`
  const list = (loader: Loader) =>
    createApiClient({ loader }).notes.list({}).then(
      (output) => `resolved with ${JSON.stringify(output)}`,
      (error) => `rejected with ${error}`,
    )

  let token = ''

  // #region use
  const loader = createLoader(
    createFetcher(url, () => token),
    { stream: false },
  )
  // #endregion use

  const silent = await list(createLoader(url, { stream: false }))
  console.log(`built-in fetcher, no token:\n  ${silent}`)
  assert.equal(silent, 'resolved with undefined')

  console.log(`own fetcher, no token:\n  ${await list(loader)}`)

  token = 'ann'
  const answer = await list(loader)
  console.log(`own fetcher, token:\n  ${answer}`)
  assert.equal(answer, 'resolved with []')

  const text = await list(createLoader(`${url}?plain=1`))
  assert.match(text, /SyntaxError: .* is not valid JSON/)

  server.close()
}

main()
