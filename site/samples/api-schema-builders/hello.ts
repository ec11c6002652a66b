import assert from 'node:assert/strict'
// #region schema
import { Int, List, ObjectType, TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class Article extends ObjectType {
  id = Int
  title = String
  tags = List(String)
}

type Article_ = TypeOf<typeof Article>

const validate = createSchemaValidator(Article)

const good = validate({ id: 1, title: 'Farrow', tags: ['ts'], extra: true })
const bad = validate({ id: 1, title: 'Farrow', tags: ['ts', 3] })

if (good.isOk) {
  const article: Article_ = good.value
  console.log(article)
}

if (bad.isErr) {
  console.log(bad.value.path, bad.value.message)
}
// #endregion schema

assert.ok(good.isOk && !('extra' in good.value))
assert.ok(bad.isErr)
