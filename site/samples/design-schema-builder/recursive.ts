import assert from 'node:assert/strict'

// #region schema
import { List, ObjectType } from 'farrow-schema'
import type { TypeOf } from 'farrow-schema'
import { createSchemaValidator } from 'farrow-schema/validator'

class Comment extends ObjectType {
  text = String
  replies = List(Comment)
}

type CommentData = TypeOf<typeof Comment>

const count = ({ replies }: CommentData): number =>
  replies.reduce((sum, reply) => sum + count(reply), 1)

const validateComment = createSchemaValidator(Comment)

const result = validateComment({
  text: 'Why classes?',
  replies: [{ text: 'They have names.', replies: [] }],
})

if (result.isOk) {
  console.log(count(result.value))
}

const broken = validateComment({
  text: 'Why classes?',
  replies: [{ text: 'They have names.' }],
})

if (broken.isErr) {
  console.log(broken.value)
}
// #endregion schema
assert.equal(result.isOk && count(result.value), 2)
assert.deepEqual(broken.isErr && broken.value.path, ['replies', 0, 'replies'])
