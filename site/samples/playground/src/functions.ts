import { Api, type ApiType } from 'farrow-api'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Http, Response } from 'farrow-http'
import {
  Any,
  Int,
  List,
  ObjectType,
  toSchemaCtor,
} from 'farrow-schema'
import { Validator } from 'farrow-schema/validator'

export class Item extends ObjectType {
  name = String
  left = Int
}

const stock = new Map([
  ['tea', 4],
  ['mug', 1],
])

// A function that other programs can call: its types are schemas.
const take = Api(
  { input: { name: String, count: Int }, output: Item },
  ({ name, count }) => {
    const left = (stock.get(name) ?? 0) - count
    if (left < 0) throw new Error(`There is not enough ${name}`)
    stock.set(name, left)
    return { name, left }
  },
)

const list = Api({ input: {}, output: List(Item) }, () => {
  return [...stock].map(([name, left]) => ({ name, left }))
})

const entries = { take, list }

const http = Http()

// This describes the functions to `farrow dev`, which makes a client.
http.get('/api/__introspection__').use(() => {
  return Response.json(toJSON(entries))
})

// In a project, ApiService of farrow-api-server does all of this and
// more. The playground lacks that package, so here it is in short.
const call = { path: List(String), input: Any }

http.post('/api', { body: call }).use(async ({ body }) => {
  const apis = new Map<string, ApiType>(Object.entries(entries))
  const api = apis.get(body.path.join('.'))
  if (api === undefined) return failed('There is no such function')

  const schema = toSchemaCtor(api.definition.input)
  const input = Validator.validate(schema, body.input)
  if (input.isErr) return failed(input.value.message)

  try {
    const output = await api(input.value)
    return Response.json({ type: 'ApiSingleSuccessResponse', output })
  } catch (error) {
    return failed((error as Error).message)
  }
})

const failed = (message: string) => {
  const error = { message }
  return Response.json({ type: 'ApiErrorResponse', error })
}

http.listen(3000)
