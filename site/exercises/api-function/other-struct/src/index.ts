import { Api } from 'farrow-api'
import { Http, HttpError, Response } from 'farrow-http'
import { Int, Struct } from 'farrow-schema'

const stock: Record<string, number> = { 'tea-01': 4, 'mug-07': 1 }
const Input = Struct({ sku: String, count: Int })

const take = Api({ input: Input, output: Struct({ left: Int }) })
take.use((input, next) => {
  const there = stock[input.sku] ?? 0
  if (input.count > there) throw new HttpError(`Only ${there} left`, 409)
  return next(input)
})
take.use(async ({ sku, count }) => {
  const left = (stock[sku] ?? 0) - count
  stock[sku] = left
  return { left }
})

const http = Http()

http.post('/take', { body: Input }).use(async ({ body }) => Response.json(await take(body)))

http.listen(3000)
