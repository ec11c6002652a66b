import assert from 'node:assert/strict'

// #region app
import { Http, Response } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'

class Move extends ObjectType {
  from = Int
  to = Int
}

const http = Http({ logger: false })

http.post('/moves', { body: Move }).use(({ body }) => {
  return Response.status(201).json({ distance: body.to - body.from })
})
// #endregion app

const main = async () => {
  // #region run
  const response = await http.run({
    pathname: '/moves',
    method: 'POST',
    body: { from: 2, to: 9 },
  })

  console.log(response.info.status, response.info.body)
  // #endregion run
  assert.equal(response.info.status?.code, 201)
  assert.deepEqual(response.info.body, { type: 'json', value: { distance: 7 } })
}

main()
