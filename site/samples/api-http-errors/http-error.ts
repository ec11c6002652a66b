import assert from 'node:assert/strict'

// #region app
import { Http, HttpError, Response } from 'farrow-http'

const http = Http()

http.use(async (request, next) => {
  try {
    return await next(request)
  } catch (error) {
    const { message, statusCode = 500 } = error as HttpError

    return Response.status(statusCode).json({ message })
  }
})

http.get('/teapot').use(() => {
  throw new HttpError('I only brew tea', 418)
})
// #endregion app

const main = async () => {
  const error = new HttpError('I only brew tea', 418)
  const response = await http.run({ pathname: '/teapot', method: 'GET' })
  const { status, body } = response.info

  console.log('instanceof HttpError:', error instanceof HttpError)
  console.log('instanceof Error:', error instanceof Error)
  console.log('statusCode:', error.statusCode)
  console.log(status?.code, body?.type === 'json' && body.value)
  assert.equal(error instanceof HttpError, false)
  assert.equal(status?.code, 418)
}

main()
