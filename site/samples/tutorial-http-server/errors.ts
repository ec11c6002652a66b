import './lib/production'
import { http } from './project/src/app'
import { showAnswers } from './lib/ask'

showAnswers(http, [
  ['GET', '/books/one', 400],
  ['POST', '/books', 400, { title: 'Dawn' }],
  ['PATCH', '/books/2', 400, { status: 'lost' }],
  ['GET', '/books/9', 404],
  ['GET', '/films', 404],
])
