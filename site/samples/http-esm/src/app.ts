import { Http, Response } from 'farrow-http'
import { Int, ObjectType } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator.js'

class Order extends ObjectType {
  copies = Int
}

const http = Http({ logger: false })
http.post('/orders', { body: Order }).use(({ body }) => Response.json(body))

const body = { copies: 2 }
const { info } = await http.run({ method: 'POST', pathname: '/orders', body })
console.log(info.body)

const result = createSchemaValidator(Order)({ copies: 'many' })
if (result.isErr) console.log(result.value.message)
