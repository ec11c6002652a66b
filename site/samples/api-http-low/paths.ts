import assert from 'node:assert/strict'

// #region app
import {
  getPathSnippets,
  handleBasenames,
  isRouterRequestSchema,
  isRouterUrlSchema,
  matchBasename,
} from 'farrow-http'

console.log(getPathSnippets('/api//users/'))
console.log(matchBasename('/api', '/api/users'), matchBasename('/api', '/apis'))
console.log(handleBasenames(['/v1', '/v2'], { pathname: '/v2/users' }))
console.log(handleBasenames(['/v1', '/v2'], { pathname: '/users' }))

const schema = { url: '/' }

console.log(isRouterUrlSchema(schema), isRouterRequestSchema(schema))
// #endregion app

assert.deepEqual(getPathSnippets('/'), [])
