import './lib/production'
import assert from 'node:assert/strict'
import { Response } from 'farrow-http'
import { http } from './first/src/app'
import { showAnswers } from './lib/ask'

showAnswers(http, [
  ['GET', '/books?author=Lem', 200],
  ['GET', '/books/2', 200],
  ['POST', '/books', 201, { title: 'Dawn', author: 'Butler' }],
  ['PATCH', '/books/4', 200, { status: 'read' }],
])

const checkPrefix = async () => {
  const request = { method: 'GET', pathname: '/BOOKS/2' }
  const onLast = () => Response.status(404)
  const { info } = await http.run(request, { onLast })
  assert.equal(info.status?.code, 404)
}

checkPrefix()
