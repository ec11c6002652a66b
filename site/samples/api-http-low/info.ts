import assert from 'node:assert/strict'

// #region app
import { createResponse, json, merge, status, toResponse } from 'farrow-http'

const info = merge(status(201), json({ id: 7 }))
const response = createResponse(info)

const problem = (code: number, title: string) => {
  return merge(status(code), json({ title }))
}
const withProblem = toResponse(problem, { headers: { 'X-Trace': 'a1' } })
// #endregion app

console.log(JSON.stringify(response.info))
console.log(JSON.stringify(withProblem(409, 'taken').info))
assert.equal(response.info.status?.code, 201)
assert.equal(withProblem(409, 'taken').info.headers?.['X-Trace'], 'a1')
