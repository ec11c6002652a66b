import { Api } from 'farrow-api'
import { Http, HttpError, Response } from 'farrow-http'
import { Int } from 'farrow-schema'

const stock = new Map([
  ['tea-01', 4],
  ['mug-07', 1],
])

const take = Api(
  { input: { sku: String, count: Int }, output: { left: Int } },
  ({ sku, count }) => {
    const left = stock.get(sku) ?? 0
    if (left <= count) throw new HttpError(`Only ${left} left`, 409)
    stock.set(sku, left - count)
    return { left: left - count }
  },
)

const http = Http()

http
  .post('/take', { body: { sku: String, count: Int } })
  .use(async ({ body }) => Response.json(await take(body)))

http.listen(3000)
