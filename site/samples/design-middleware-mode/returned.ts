import assert from 'node:assert/strict'

// #region app
import { Http, Response } from 'farrow-http'

const http = Http({ logger: false })

http.use(async (request, next) => {
  const response = await next()

  return response.header('x-served-by', 'shelf')
})

http.get('/books/<id:int>').use((request) => {
  return Response.json({ id: request.params.id })
})
// #endregion app

const main = async () => {
  // #region run
  const response = await http.run({ pathname: '/books/1', method: 'GET' })

  console.log(response.info.headers)
  console.log(response.info.body)
  // #endregion run
  assert.equal(response.info.headers?.['x-served-by'], 'shelf')
  assert.deepEqual(response.info.body, { type: 'json', value: { id: 1 } })
}

main()
