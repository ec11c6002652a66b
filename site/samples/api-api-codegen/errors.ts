import assert from 'node:assert/strict'

// #region app
import { Api } from 'farrow-api'
import { codegen } from 'farrow-api/dist/codegen'
import { toJSON } from 'farrow-api/dist/toJSON'
import { Int, ObjectType, pick } from 'farrow-schema'
import { RegExp } from 'farrow-schema/validator'

class Book extends ObjectType {
  id = Int
  title = String
}

const byId = Api({ input: pick(Book, ['id']), output: Book })
const byTitle = Api({ input: pick(Book, ['title']), output: Book })
const byCode = Api({ input: { code: RegExp(/^B\d+$/) }, output: Book })

try {
  codegen(toJSON({ byId, byTitle }))
} catch (error) {
  console.log((error as Error).message)
}

try {
  toJSON({ byCode })
} catch (error) {
  console.log((error as Error).message.split(',')[0])
}
// #endregion app

class ById extends pick(Book, ['id']) {}
class ByTitle extends pick(Book, ['title']) {}

const source = codegen(
  toJSON({
    byId: Api({ input: ById, output: Book }),
    byTitle: Api({ input: ByTitle, output: Book }),
  }),
)
assert.match(source, /export type ById = /)
