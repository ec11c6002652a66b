import { Api } from 'farrow-api'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Http, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const Input = { n: Int }
const square = Api({ input: Input, output: Int }, ({ n }) => n * n)

export const http = Http()

http.get('/math/client.ts').use(() => {
  return Response.text(codegen(toJSON({ square })))
})

http.post('/math/square', { body: Input }).use(async ({ body }) => {
  return Response.json(await square(body))
})
