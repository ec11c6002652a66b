import assert from 'node:assert/strict'

// #region app
import { Http, HttpError, Response } from 'farrow-http'

const http = Http()

http.use(async (request, next) => {
  try {
    return await next(request)
  } catch (error) {
    const failure = Object(error) as Partial<HttpError>
    const { message = '', statusCode = 500 } = failure

    if (statusCode >= 400 && statusCode < 500) {
      return Response.status(statusCode).json({ message })
    }

    console.log('log:', message)
    return Response.status(500).json({ message: 'Something went wrong' })
  }
})

http.get('/teapot').use(() => {
  throw new HttpError('I only brew tea', 418)
})

http.get('/crash').use(async () => {
  throw new Error('database is down')
})
// #endregion app

const main = async () => {
  const error = new HttpError('I only brew tea', 418)

  console.log('instanceof HttpError:', error instanceof HttpError)
  console.log('instanceof Error:', error instanceof Error)
  console.log('statusCode:', error.statusCode)
  assert.equal(error instanceof HttpError, false)

  for (const pathname of ['/teapot', '/crash']) {
    const { info } = await http.run({ pathname, method: 'GET' })
    const { status, body } = info

    console.log(status?.code, body?.type === 'json' && body.value)
  }

  console.log = () => {}
  const thrown = [null, { statusCode: 0 }, { statusCode: 'ECONNREFUSED' }]
  http.get('/throws/<index:int>').use(({ params }) => {
    throw thrown[params.index]
  })
  for (const index of thrown.keys()) {
    const pathname = `/throws/${index}`
    const { info } = await http.run({ pathname, method: 'GET' })
    assert.equal(info.status?.code, 500)
  }
}

main()
