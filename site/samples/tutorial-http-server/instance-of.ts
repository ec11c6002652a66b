import assert from 'node:assert/strict'
import { HttpError } from 'farrow-http'

const error = new HttpError('No such book', 404)

assert.equal(error instanceof Error, true)
assert.equal(error instanceof HttpError, false)
assert.equal(error.statusCode, 404)

console.log('instanceof HttpError', error instanceof HttpError)
console.log('statusCode', error.statusCode)
