import { Api } from 'farrow-api'
import { Response, Router } from 'farrow-http'
import { Int } from 'farrow-schema'

const pay = { to: String, amount: Int }

export const payments = Router()
payments.post('/', { body: pay }).use(({ body }) => {
  return Response.json({ paid: body.amount, to: body.to })
})

export const entries = {
  cancel: Api({ input: { id: String }, output: String }, ({ id }) => {
    return `canceled ${id}`
  }),
}
