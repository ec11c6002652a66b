import './lib/production'
import { http } from './first/src/app'
import { showAnswers } from './lib/ask'

showAnswers(http, [
  ['GET', '/books?author=Lem', 200],
  ['GET', '/books/2', 200],
  ['POST', '/books', 201, { title: 'Dawn', author: 'Butler' }],
  ['PATCH', '/books/4', 200, { status: 'read' }],
])
